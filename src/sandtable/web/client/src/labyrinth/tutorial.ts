// The lessons. Positions and dice are in src/sandtable/web/tutorials/labyrinth-*.json, the sentences in the word files.

import type { Tutorial } from '../lib/games';

/** The last turn of a game, both sides played by the learner. */
const FIRST_GAME: Tutorial = {
  id: 'labyrinth-first_game',
  title: 'tutorial-first_game',
  pages: [
    { text: 'tutorial-first_game-1', look: 'status' },
    { text: 'tutorial-first_game-2', look: 'hand', answer: ['53'] },
    { text: 'tutorial-first_game-3', look: 'country:afghanistan', answer: ['recruit'] },
    { text: 'tutorial-first_game-4', look: 'log', answer: ['plot'] },
    { text: 'tutorial-first_game-5', look: 'country:afghanistan', answer: ['45'] },
    { text: 'tutorial-first_game-6', look: 'question', answer: ['alert'] },
    { text: 'tutorial-first_game-7', look: 'hand', answer: ['23'] },
    { text: 'tutorial-first_game-8', look: 'question', answer: ['war_of_ideas'] },
    { text: 'tutorial-first_game-9', look: 'country:pakistan', answer: ['pakistan'] },
    { text: 'tutorial-first_game-10', look: 'log' },
  ],
};

/** The US against the rule book's opponent: Troops, Disrupt, the opponent's turn as it is told, and an Alert. */
const SECOND_LESSON: Tutorial = {
  id: 'labyrinth-second_lesson',
  title: 'tutorial-second_lesson',
  pages: [
    { text: 'tutorial-second_lesson-1', look: 'board' },
    { text: 'tutorial-second_lesson-2', look: 'hand', answer: ['35'] },
    { text: 'tutorial-second_lesson-3', look: 'question', answer: ['deploy'] },
    { text: 'tutorial-second_lesson-4', look: 'question', answer: ['track'] },
    { text: 'tutorial-second_lesson-5', look: 'country:pakistan', answer: ['pakistan'] },
    { text: 'tutorial-second_lesson-6', look: 'question', answer: ['2'] },
    { text: 'tutorial-second_lesson-7', look: 'hand', answer: ['43'] },
    { text: 'tutorial-second_lesson-8', look: 'question', answer: ['disrupt'] },
    { text: 'tutorial-second_lesson-9', look: 'country:pakistan', answer: ['pakistan'] },
    { text: 'tutorial-second_lesson-10', look: 'board', story: true },
    { text: 'tutorial-second_lesson-11', look: 'country:pakistan', answer: ['45'] },
    { text: 'tutorial-second_lesson-12', look: 'question', answer: ['alert'] },
    { text: 'tutorial-second_lesson-13', look: 'status' },
  ],
};

/** The Jihadist side: cells gather, and a Major Jihad brings down a country. */
const THIRD_LESSON: Tutorial = {
  id: 'labyrinth-third_lesson',
  title: 'tutorial-third_lesson',
  pages: [
    { text: 'tutorial-third_lesson-1', look: 'status' },
    { text: 'tutorial-third_lesson-2', look: 'country:iraq' },
    { text: 'tutorial-third_lesson-3', look: 'hand', answer: ['27'] },
    { text: 'tutorial-third_lesson-4', look: 'question', answer: ['travel'] },
    { text: 'tutorial-third_lesson-5', look: 'country:syria', answer: ['syria'] },
    { text: 'tutorial-third_lesson-6', look: 'country:iraq', answer: ['iraq'] },
    { text: 'tutorial-third_lesson-7', look: 'country:syria', answer: ['syria'] },
    { text: 'tutorial-third_lesson-8', look: 'country:iraq', answer: ['iraq'] },
    { text: 'tutorial-third_lesson-9', look: 'hand', answer: ['84'] },
    { text: 'tutorial-third_lesson-10', look: 'question', answer: ['jihad'] },
    { text: 'tutorial-third_lesson-11', look: 'country:iraq', answer: ['iraq'] },
    { text: 'tutorial-third_lesson-12', look: 'country:iraq', answer: ['iraq'] },
    { text: 'tutorial-third_lesson-13', look: 'country:iraq', answer: ['iraq'] },
    { text: 'tutorial-third_lesson-14', look: 'question', answer: ['yes'] },
    { text: 'tutorial-third_lesson-15', look: 'log' },
  ],
};

/** An uprising, a Civil War and the Caliphate: what The Awakening adds, up to the end of a turn. */
const UPRISING: Tutorial = {
  id: 'labyrinth-uprising',
  title: 'tutorial-uprising',
  pages: [
    { text: 'tutorial-uprising-1', look: 'country:egypt' },
    { text: 'tutorial-uprising-2', look: 'hand', answer: ['148'] },
    { text: 'tutorial-uprising-3', look: 'question', answer: ['event'] },
    { text: 'tutorial-uprising-4', look: 'country:egypt', answer: ['libya'] },
    { text: 'tutorial-uprising-5', look: 'country:syria', answer: ['188'] },
    { text: 'tutorial-uprising-6', look: 'question', answer: ['event'] },
    { text: 'tutorial-uprising-7', look: 'country:syria', answer: ['event'] },
    { text: 'tutorial-uprising-8', look: 'country:syria', answer: ['syria'] },
    { text: 'tutorial-uprising-9', look: 'country:syria', answer: ['yes'] },
    { text: 'tutorial-uprising-10', look: 'country:iraq', answer: ['121'] },
    { text: 'tutorial-uprising-11', look: 'country:iraq', answer: ['event'] },
    { text: 'tutorial-uprising-12', look: 'hand', answer: ['145'] },
    { text: 'tutorial-uprising-13', look: 'question', answer: ['event'] },
    { text: 'tutorial-uprising-14', look: 'country:iraq', answer: ['iraq'] },
    { text: 'tutorial-uprising-15', look: 'log' },
  ],
};

export const TUTORIALS = [FIRST_GAME, SECOND_LESSON, THIRD_LESSON, UPRISING];
