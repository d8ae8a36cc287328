import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection';

/** The page, which can be hidden, and the socket, which remembers what was sent. */
const page = Object.assign(new EventTarget(), { hidden: false });
let sent: Record<string, unknown>[] = [];

class Socket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: () => void = () => {};
  constructor() {
    queueMicrotask(() => this.onopen());
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

async function connected(): Promise<Connection> {
  const connection = new Connection('t', 'token', { message: () => {}, connected: () => {} });
  await Promise.resolve();
  return connection;
}

describe('a connection', () => {
  beforeEach(() => {
    [sent, page.hidden] = [[], false];
    vi.stubGlobal('document', page);
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('localStorage', { getItem: () => null });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('says whether anybody looks, as long as it lasts', async () => {
    const connection = await connected();
    hide(true);
    hide(false);
    connection.close();
    hide(true);
    expect(sent.map(({ type, outlook }) => [type, outlook])).toEqual([
      ['hello', true],
      ['look', false],
      ['look', true],
    ]);
  });

  it('begins without forecasts where the page is hidden', async () => {
    page.hidden = true;
    (await connected()).close();
    expect(sent.map(({ type, outlook }) => [type, outlook])).toEqual([['hello', false]]);
  });
});
