// One key for each option: digits first, then the letters that mean nothing else.

const KEYS = '123456789abcdefghijkmnopqrstvwxyz'; // u takes back, l is too much like 1

/** More options than this are looked for by number or name instead. */
export const MANY = 24;

export function hotkeys(count: number): (string | null)[] {
  if (count > MANY) return [];
  return Array.from({ length: count }, (_, index) => KEYS[index] ?? null);
}

/** Whether a key was meant for a field and not for the table. */
export function isForField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
