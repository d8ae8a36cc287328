// The guided first card: a Patrol and a Rally, all factions played by the learner. Its position is in
// src/sandtable/web/tutorials/plain-first_card.json, its sentences in the word files.

import type { Tutorial } from '../lib/games';

export const FIRST_CARD: Tutorial = {
  id: 'plain-first_card',
  title: 'tutorial-first_card',
  steps: [
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
