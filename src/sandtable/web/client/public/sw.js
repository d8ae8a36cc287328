// The worker of the installed app. While the server cannot be reached it shows the shell of the client, which says so in
// words. It answers nothing that the server would: with a network every page and every table comes from there, so that the
// client of yesterday never meets the server of today.

importScripts('push.js');

/** The script with which the client begins, and what else its shell is made of; the build writes both (vite.config.ts). */
const FIRST = '';
const SHELL = [];

/** Several servers may stand below one name, each with a cache of its own; a build is known by its first script. */
const OURS = `sandtable ${registration.scope} `;
const HERE = OURS + FIRST;
const PAGE = registration.scope;

async function keepShell() {
  const page = await fetch(PAGE, { cache: 'no-cache' });
  if (!(await page.clone().text()).includes(FIRST)) throw new Error('The server has a newer build already.');
  const cache = await caches.open(HERE);
  await cache.addAll([FIRST, ...SHELL]);
  await cache.put(PAGE, page);
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== HERE).map((name) => caches.delete(name)));
}

async function answer(request) {
  try {
    return await fetch(request);
  } catch (away) {
    const kept = await (await caches.open(HERE)).match(request.mode === 'navigate' ? PAGE : request, { ignoreVary: true });
    if (!kept) throw away;
    return kept;
  }
}

addEventListener('install', (event) => event.waitUntil(keepShell().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => clients.claim())));
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const ours = event.request.mode === 'navigate' || pathname.startsWith(`${new URL(PAGE).pathname}assets/`);
  if (ours && event.request.method === 'GET') event.respondWith(answer(event.request));
});
