// The face of a game that brings none: its view as a table of words and numbers.

import type { GameModule } from '../lib/games';
import { changed } from './reading';
import Bare from './Bare.svelte';

const bare: GameModule = { Bare, changes: changed };

export default bare;
