// One key for each option: digits first, then the letters that mean nothing else. A number's key is the number.

import type { Option } from './types';
import { idOf } from './words';

const KEYS = '123456789abcdeghijkmnopqstvxyz'; // f, r, u, w have meanings of their own, l is too much like 1

/** More options than this are looked for by number or name instead. */
export const MANY = 24;

export function hotkeys(options: readonly Option[]): (string | null)[] {
  if (options.length > MANY) return [];
  if (options.length && options.every((option) => idOf(option.label) === 'number')) {
    return options.map((option) => (/^\d$/.test(option.key) ? option.key : null));
  }
  return options.map((_, index) => KEYS[index] ?? null);
}

/** Whether a key was meant for a field and not for the table. */
function isForField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Whether a key is one for the table: nothing that the browser does, and nothing that is typed. */
export function isForTable(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isForField(event.target);
}

/** Move the focus to the next answer, or to the one before. */
export function stepThrough(by: number): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-options] [data-key]')];
  if (!buttons.length) return;
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length]?.focus();
}
