// The guided first game: a real position with scripted dice (src/sandtable/web/tutorials/labyrinth-first_game.json).

import type { Tutorial } from '../lib/games';

export const FIRST_GAME: Tutorial = {
  id: 'first_game',
  title: 'tutorial-first_game',
  steps: [],
};
