// Addresses after the #: one word for the page, the rest its arguments.

export function parse(hash: string): string[] {
  return hash
    .replace(/^#\/?/, '')
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

  start(): void {
    const read = () => (this.path = parse(location.hash));
    window.addEventListener('hashchange', read);
    read();
  }
}

export const router = new Router();

export function go(...path: string[]): void {
  location.hash = `#/${path.map(encodeURIComponent).join('/')}`;
}
