// The face of a game that brings none: its view as a table of words and numbers.

import type { GameModule } from '../lib/games';
import { changed } from './reading';
import Plain from './Plain.svelte';

const plain: GameModule = { Plain, changes: changed };

export default plain;
