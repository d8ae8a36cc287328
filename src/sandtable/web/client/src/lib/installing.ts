// The client as an app: its worker (public/sw.js) has a shell ready for when the server cannot be reached.

import { ROOT } from './root';

/** Let the worker be fetched when the page has what it needs itself; where there are none (no https), nothing is missing but that. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const install = () => void navigator.serviceWorker.register(`${ROOT}/sw.js`, { scope: `${ROOT}/` }).catch(() => undefined);
  if (document.readyState === 'complete') install();
  else window.addEventListener('load', install, { once: true });
}
