import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { Words } from '../lib/words';
import CardText from './CardText.svelte';
import Piles from './Piles.svelte';
import type { CardFacts } from './types';

const FILES = ['common', 'web', 'plain/cover', 'plain/board', 'plain/cards', 'plain/web'];
const words = new Words(FILES.map((name) => readFileSync(new URL(`../../../../words/en/${name}.ftl`, import.meta.url), 'utf8')).join('\n'));

/** A card as the facts have it, with these texts. */
const printed = (number: number, event: string, ...texts: string[]): CardFacts => ({
  number, event, order: ['government', 'taliban', 'coalition', 'warlords'], kind: 'momentum', lasting: {},
  provenance: Object.fromEntries(texts.map((text) => [text, 'reconstructed'])),
});
const COUNTER_NARC = printed(58, 'counter_narc', 'unshaded', 'shaded');
const ELDERS = printed(45, 'tribal_elders', 'unshaded');

const read = (body: string): string => body.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const shown = (card: CardFacts): string => render(CardText, { props: { words, number: String(card.number), card } }).body;

describe('the text of a card', () => {
  it('is two where there are two, each as it is printed', () => {
    expect(shown(COUNTER_NARC).match(/data-text="\w+"/g)).toEqual(['data-text="unshaded"', 'data-text="shaded"']);
    expect(read(shown(COUNTER_NARC))).toContain(words.attribute('card-58', 'shaded'));
  });

  it('is one where there is but one', () => {
    expect(shown(ELDERS).match(/data-text="\w+"/g)).toEqual(['data-text="unshaded"']);
    expect(read(shown(ELDERS))).toContain(words.attribute('card-45', 'unshaded'));
    expect(read(shown(ELDERS))).not.toMatch(/null|undefined|provenance|card-45/);
  });

  it('is that of a deck that somebody has brought along, where there is one', () => {
    const own: CardFacts = { ...COUNTER_NARC, provenance: { unshaded: 'written', shaded: 'written' }, words: { unshaded: 'As printed.', shaded: 'Done by people.' }, by_hand: ['shaded'] };
    expect(read(shown(own))).toContain(`As printed. ${words.say('provenance-written')}`);
    expect(read(shown(own))).toContain(`Done by people. ${words.say('provenance-by_hand')}`);
    expect(read(shown(own))).not.toContain(words.attribute('card-58', 'shaded'));
  });
});

describe('what is in effect', () => {
  it('is told with its text, or with the faction on its marker', () => {
    const view = {
      card: null, next: null, capabilities: {}, momentum: ['counter_narc:unshaded', 'tribal_elders:unshaded'], elders: 'warlords',
      available: {}, casualties: { bases: 0, troops: 0 }, out_of_play: { bases: 0, troops: 0 }, played: [], removed: [],
    };
    const facts = { cards: { 45: ELDERS, 58: COUNTER_NARC }, forces: {} };
    const said = read(render(Piles, { props: { view, facts, words } as never }).body);
    expect(said).toContain('Counter-Narc (unshaded)');
    expect(said).toContain('Tribal Elders (Warlords)');
  });
});
