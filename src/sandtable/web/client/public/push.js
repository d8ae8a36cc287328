// What comes to the worker (sw.js) by push: one dispatch, which is shown, and leads to its table.

addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json();
  const icon = `${registration.scope}icons/192.png`;
  event.waitUntil(registration.showNotification(title, { body, tag, icon, data: { link } }));
});

/** Show the page that a dispatch leads to: in a window that began there, else in the one looked at last, else in a new one. */
async function show(link) {
  const there = registration.scope + new URL(link).hash;
  const open = await clients.matchAll({ type: 'window' });
  const window = open.find((each) => each.url === there) ?? open[0];
  if (!window) return clients.openWindow(there);
  await window.focus();
  return window.navigate(there); // it may have gone elsewhere since
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});
