// Runs before the first paint, so that no page flashes in the wrong colours.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('bummerl.settings') ?? '{}');
  } catch {
    // A damaged or forbidden store only means the defaults.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = ['light', 'dark'].includes(chosen.theme) ? chosen.theme : dark ? 'dark' : 'light';
  if (chosen.fourColours) root.dataset.suits = 'four';
})();
