// The guided first game: the last turn of a real game with scripted dice, both sides played by the learner. Its position
// and dice are in src/sandtable/web/tutorials/labyrinth-first_game.json, its sentences in the word files.

import type { Tutorial } from '../lib/games';

export const FIRST_GAME: Tutorial = {
  id: 'labyrinth-first_game',
  title: 'tutorial-first_game',
  steps: [
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
