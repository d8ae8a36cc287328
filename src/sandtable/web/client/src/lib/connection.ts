// The socket of one table: it says hello, comes back by itself after a break, and matches replies to what was sent.

import { myName } from './mine';
import { ROOT } from './root';
import type { ServerMessage } from './types';

export interface Listener {
  message(message: ServerMessage): void;
  connected(up: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 25000;

export class Connection {
  private socket: WebSocket | null = null;
  private closed = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private next = 1;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.look);
    this.open();
  }

  /** Send a message; the number by which the server will refer to it, or null if there is no connection now. */
  send(message: Record<string, unknown>): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    const id = this.next++;
    this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Say who is here, also when somebody wants to be called something else. */
  hello(): void {
    const name = myName();
    this.send({ type: 'hello', token: this.token, outlook: !document.hidden, ...(name ? { name } : {}) });
  }

  /** Say whether anybody looks here: what is known about a question is made for those who do. */
  private readonly look = (): void => {
    this.send({ type: 'look', outlook: !document.hidden });
  };

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${ROOT}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.hello();
      this.wait = FIRST_WAIT;
      clearInterval(this.pinger);
      this.pinger = setInterval(() => socket.send(JSON.stringify({ type: 'ping' })), PING);
      this.listener.connected(true);
    };
    socket.onmessage = (event) => this.listener.message(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      clearInterval(this.pinger);
      if (this.closed) return;
      this.listener.connected(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }
}
