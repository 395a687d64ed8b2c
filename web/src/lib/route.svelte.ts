/** Where we are on the site, and how to get elsewhere without loading the page again. */
import { tick } from 'svelte';

const here = () => ({ path: location.pathname, query: location.search, hash: decodeURIComponent(location.hash.slice(1)) });

/** The address, taken apart: `{path: '/rules', query: '?profile=scharf', hash: '3.4'}`. */
export const route = $state(here());

/** Go to an address of this site; `replace` leaves no step back. */
export function go(to: string, replace = false): void {
  const before = route.path;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  Object.assign(route, here());
  void tick().then(() => arrive(before !== route.path));
}

/** Scroll to the named place, or to the top of a new page, and move the focus there for keyboard and screen reader. */
function arrive(newPage: boolean): void {
  const place = route.hash ? document.getElementById(route.hash) : null;
  if (place) {
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  } else if (newPage) {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
  }
}

/** Take over clicks on links of this site and the browser's back and forward; call once. */
export function follow(): void {
  addEventListener('popstate', () => Object.assign(route, here()));
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  if (route.hash) void tick().then(() => arrive(false));
}

/** The value of a query parameter, or null. */
export function query(name: string): string | null {
  return new URLSearchParams(route.query).get(name);
}

/** The part of a path behind a prefix: `tail('/t/', '/t/abc')` is `abc`; null if it does not match. */
export function tail(prefix: string, path: string = route.path): string | null {
  return path.startsWith(prefix) && path.length > prefix.length ? decodeURIComponent(path.slice(prefix.length)) : null;
}
