// The guided first card, a Patrol and a Rally, and a lesson for each faction; the learner plays them all. Their positions
// are in src/sandtable/web/tutorials/plain-*.json, their sentences in the word files.

import type { Tutorial } from '../lib/games';

export const FIRST_CARD: Tutorial = {
  id: 'plain-first_card',
  title: 'tutorial-first_card',
  pages: [
    { text: 'plain-lesson-1', look: 'status' },
    { text: 'plain-lesson-2', look: 'board' },
    { text: 'plain-lesson-3', look: 'question', answer: ['patrol'] },
    { text: 'plain-lesson-4', look: 'space:kabul', answer: ['kabul'] },
    { text: 'plain-lesson-5', look: 'space:loc_kabul_tor_kham', answer: ['loc_kabul_tor_kham'] },
    { text: 'plain-lesson-6', look: 'question', answer: ['2'] },
    { text: 'plain-lesson-7', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-8', look: 'space:loc_kabul_tor_kham', answer: ['activate_taliban'] },
    { text: 'plain-lesson-9', look: 'space:loc_kabul_tor_kham', answer: ['loc_kabul_tor_kham'] },
    { text: 'plain-lesson-10', look: 'log', answer: ['done'] },
    { text: 'plain-lesson-11', look: 'question', answer: ['rally'] },
    { text: 'plain-lesson-12', look: 'space:balkh', answer: ['balkh'] },
    { text: 'plain-lesson-13', look: 'question', answer: ['rally_mass'] },
    { text: 'plain-lesson-14', look: 'question', answer: ['3'] },
    { text: 'plain-lesson-15', look: 'space:balkh', answer: ['done'] },
    { text: 'plain-lesson-16', look: 'status' },
  ],
};

export const COALITION: Tutorial = {
  id: 'plain-coalition',
  title: 'tutorial-coalition',
  pages: [
    { text: 'plain-lesson-coalition-1', look: 'status' },
    { text: 'plain-lesson-coalition-2', look: 'space:zabol', answer: ['sweep'] },
    { text: 'plain-lesson-coalition-3', look: 'space:zabol', answer: ['zabol'] },
    { text: 'plain-lesson-coalition-4', look: 'space:kandahar', answer: ['kandahar'] },
    { text: 'plain-lesson-coalition-5', look: 'question', answer: ['1'] },
    { text: 'plain-lesson-coalition-6', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-coalition-7', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-coalition-8', look: 'space:zabol', answer: ['activate_taliban'] },
    { text: 'plain-lesson-coalition-9', look: 'question', answer: ['air_strike'] },
    { text: 'plain-lesson-coalition-10', look: 'space:zabol', answer: ['zabol'] },
    { text: 'plain-lesson-coalition-11', look: 'log' },
  ],
};

export const GOVERNMENT: Tutorial = {
  id: 'plain-government',
  title: 'tutorial-government',
  pages: [
    { text: 'plain-lesson-government-1', look: 'status' },
    { text: 'plain-lesson-government-2', look: 'question', answer: ['train'] },
    { text: 'plain-lesson-government-3', look: 'space:kabul', answer: ['kabul'] },
    { text: 'plain-lesson-government-4', look: 'question', answer: ['0'] },
    { text: 'plain-lesson-government-5', look: 'question', answer: ['4'] },
    { text: 'plain-lesson-government-6', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-government-7', look: 'space:kabul', answer: ['civic_action'] },
    { text: 'plain-lesson-government-8', look: 'question', answer: ['govern'] },
    { text: 'plain-lesson-government-9', look: 'space:herat', answer: ['herat'] },
    { text: 'plain-lesson-government-10', look: 'question', answer: ['govern_patronage'] },
    { text: 'plain-lesson-government-11', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-government-12', look: 'status' },
  ],
};

export const TALIBAN: Tutorial = {
  id: 'plain-taliban',
  title: 'tutorial-taliban',
  pages: [
    { text: 'plain-lesson-taliban-1', look: 'status' },
    { text: 'plain-lesson-taliban-2', look: 'question', answer: ['terror'] },
    { text: 'plain-lesson-taliban-3', look: 'space:kandahar', answer: ['kandahar'] },
    { text: 'plain-lesson-taliban-4', look: 'question', answer: ['extort'] },
    { text: 'plain-lesson-taliban-5', look: 'space:loc_kabul_tor_kham', answer: ['loc_kabul_tor_kham'] },
    { text: 'plain-lesson-taliban-6', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-taliban-7', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-taliban-8', look: 'log' },
  ],
};

export const WARLORDS: Tutorial = {
  id: 'plain-warlords',
  title: 'tutorial-warlords',
  pages: [
    { text: 'plain-lesson-warlords-1', look: 'status' },
    { text: 'plain-lesson-warlords-2', look: 'space:farah', answer: ['march'] },
    { text: 'plain-lesson-warlords-3', look: 'space:farah', answer: ['farah'] },
    { text: 'plain-lesson-warlords-4', look: 'space:herat', answer: ['herat'] },
    { text: 'plain-lesson-warlords-5', look: 'question', answer: ['3'] },
    { text: 'plain-lesson-warlords-6', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-warlords-7', look: 'question', answer: ['suborn'] },
    { text: 'plain-lesson-warlords-8', look: 'space:herat', answer: ['herat'] },
    { text: 'plain-lesson-warlords-9', look: 'question', answer: ['government_police'] },
    { text: 'plain-lesson-warlords-10', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-warlords-11', look: 'question', answer: ['done'] },
    { text: 'plain-lesson-warlords-12', look: 'status' },
  ],
};
