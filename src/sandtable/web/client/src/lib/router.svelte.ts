// Addresses after the #: one word for the page, the rest its arguments; after a ? what is looked for there.

export function parse(hash: string): string[] {
  return hash
    .replace(/^#\/?/, '')
    .replace(/\?.*$/, '')
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

class Router {
  path = $state.raw<string[]>([]);
  query = $state.raw(new URLSearchParams());

  start(): void {
    window.addEventListener('hashchange', () => this.read());
    this.read();
  }

  /** Whether the page shown is that of the address: a link that was followed is heard of a moment later. */
  isRead(): boolean {
    return parse(location.hash).join('/') === this.path.join('/');
  }

  /** Take the address as it is now. */
  read(): void {
    if (!this.isRead()) this.path = parse(location.hash);
    this.query = new URLSearchParams(location.hash.split('?')[1] ?? '');
  }
}

export const router = new Router();

export function go(...path: string[]): void {
  location.hash = `#/${path.map(encodeURIComponent).join('/')}`;
}
