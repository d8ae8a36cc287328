import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { Words } from '../lib/words';
import CardText from './CardText.svelte';
import type { CardFacts } from './types';

const FILES = ['common', 'web', 'labyrinth/cover', 'labyrinth/board', 'labyrinth/cards', 'labyrinth/cards-awakening', 'labyrinth/web'];
const words = new Words(FILES.map((name) => readFileSync(new URL(`../../../../words/en/${name}.ftl`, import.meta.url), 'utf8')).join('\n'));

/** What is read of a card, as a person would read it. */
function read(number: number): string {
  const card: CardFacts = { number, ops: 2, side: 'unassociated', remove: true, mark: false, lapsing: false, auto: false } as CardFacts;
  const { body } = render(CardText, { props: { words, card, playable: true } });
  return body.replace(/<!--.*?-->/g, '').replace(/<\/p>/g, '\n').replace(/<[^>]+>/g, '').replace(/[ \t]+/g, ' ');
}

describe('the text of a card', () => {
  it('has a space between the conditions of the two sides', () => {
    const told = Array.from({ length: 240 }, (_, index) => read(index + 1));
    const two = told.filter((text) => /Condition:.*US: .*Jihadist: /.test(text));
    expect(two.length).toBeGreaterThan(3);
    for (const text of told) expect(text).not.toMatch(/[a-z)]\.[A-Z]|:[A-Z][a-z]/); // as in "in play.Jihadist:"
  });

  it('says what its marks mean', () => {
    expect(read(1)).toContain('leaves the game once its event happens');
  });
});
