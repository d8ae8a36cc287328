// Dispatches: what this person is told when they are away, and how this browser is told it.

export const KINDS = ['turn', 'ended', 'offered', 'chat'] as const;
export type Kind = (typeof KINDS)[number];
export type Kinds = Record<Kind, boolean>;

export interface Choices {
  kinds: Kinds;
  language: string;
  zone: string;
  /** From which hour to which nothing is sent. */
  quiet: [number, number] | null;
  /** The hour at which all of a day is told at once. */
  daily: number | null;
}

export interface Address {
  id: string;
  kind: 'push' | 'mail' | 'apprise';
  /** As much of it as is shown. */
  shown: string;
  /** Whether it is this browser. */
  here: boolean;
  proved: boolean;
  failures: number;
}

export interface Dispatches {
  /** Why nothing is sent here; null if something is. */
  off: string | null;
  /** The key by which push services know this host. */
  push: string;
  mail: boolean;
  choices: Choices;
  tables: Record<string, Kinds>;
  addresses: Address[];
}

export interface Subscription {
  endpoint: string;
  keys: Record<string, string>;
}

/** What a person has chosen who has not chosen anything yet: in the language and at the hours of this browser. */
export function asHere(choices: Choices, language: string): Choices {
  return { ...choices, language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' };
}

/** Whether this browser can be told anything by push. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Ask for leave, and subscribe this browser; null if it is not given. */
export async function subscribed(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  await before?.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { endpoint: endpoint!, keys: keys! };
}
