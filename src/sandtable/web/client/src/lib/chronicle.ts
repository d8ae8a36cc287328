// The chronicle: a game told as a short history by its parts, as one file that can be kept and read anywhere.

import { blocks, lines } from './notes';
import type { Note, Turn } from './types';
import type { Words } from './words';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One page of HTML without anything from elsewhere. */
export function chronicle(title: string, ending: string, notes: Note[], seats: readonly string[], turns: Turn[], chart: string, words: Words): string {
  const told = blocks(lines(notes, seats));
  const parts = told.map((block) => {
    const head = words.say(block.head.note.text);
    const rest = block.lines.filter((line) => line.pips === null).map((line) => words.say(line.note.text));
    if (block.head.heading) return `<h2>${escaped(head)}</h2>${rest.length ? `<p>${escaped(rest.join(' '))}</p>` : ''}`;
    return `<p>${escaped([head, ...rest].join(' '))}</p>`;
  });
  const style =
    'body{max-width:42em;margin:2em auto;padding:0 1em;font:17px/1.55 Georgia,serif;color:#1b242c;background:#fbf8f0}h2{margin:1.6em 0 .3em;border-bottom:1px solid #cfc3aa;font-size:1.1em}svg{max-width:100%}polyline{fill:none;stroke-width:3}.grid{stroke:#cfc3aa}';
  const span = turns.length > 1 ? words.say(['ui-chronicle-turns', { count: turns.length - 1 }]) : '';
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1><p><em>${escaped([span, ending].filter(Boolean).join(' '))}</em></p>${chart}${parts.join('\n')}`;
}
