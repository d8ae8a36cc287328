// Labyrinth lies on the shelf twice: as the War on Terror, and with its expansion, which has scenarios and a lesson of
// its own.

import type { Edition } from '../lib/shelf';

const AWAKENING = ['awakening', 'mitts_turn', 'status_of_forces', 'isil'];

export const EDITIONS: Edition[] = [
  { id: 'labyrinth', game: 'labyrinth', rules: '', has: (scenario) => !AWAKENING.includes(scenario), teaches: (lesson) => lesson !== 'labyrinth-uprising' },
  { id: 'awakening', game: 'labyrinth', rules: 'awakening', has: (scenario) => AWAKENING.includes(scenario), teaches: (lesson) => lesson === 'labyrinth-uprising' },
];
