// Keeps the shell of the page, so that without a connection it can say so. Games and profiles are never kept.

const SHELL = 'bummerl-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const request = event.request;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (/^\/(api|schema|healthz|metrics)(\/|$)/.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, '/'));
  // Files below assets/ carry a hash of their contents in their name.
  else if (address.pathname.startsWith('/assets/')) event.respondWith(fromShell(request));
  else event.respondWith(fromNetwork(request, request));
});

/** The page and the files that it names. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  const page = await fetch('/', { cache: 'no-cache' });
  const text = await page.clone().text();
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
  await shell.put('/', page);
  await Promise.all(files.map((file) => shell.add(file).catch(() => undefined)));
}

/** Newest first; what is kept only when there is no connection. */
async function fromNetwork(request, key) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    const isPage = request.mode === 'navigate';
    if (answer.ok && (!isPage || answer.headers.get('content-type')?.startsWith('text/html'))) {
      await shell.put(key, answer.clone());
    }
    return answer;
  } catch (reason) {
    const kept = await shell.match(key);
    if (kept) return kept;
    throw reason;
  }
}

async function fromShell(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}
