// What lies on the edges of the map: the hand below it, a column at its left where a game has one, and the rest beside
// it, which can be folded away. A narrow screen has one sheet at a time over the map instead.

export type Sheet = 'question' | 'card' | 'hand' | 'log' | 'status';

const WIDE = '(min-width: 821px)';
/** A window of less than this has no room for a column beside the map: it lies over the map when somebody opens it. */
const ROOMY = '(min-width: 1201px)';
/** A window of less than this has room for two things above each other, not for three. */
const SHORT = 700;
/** How many pixels of the map lie beneath what is beside it, open and folded. */
const BESIDE = { open: 330, folded: 52 };
const COLUMN = 212;

export class Panels {
  wide = $state(true);
  roomy = $state(true);
  /** Whether the game has a column of its own. */
  column = $state(false);
  columnFolded = $state(false);
  handFolded = $state(false);
  sideFolded = $state(false);
  logFolded = $state(false);
  /** How many pixels of the map the hand covers. */
  handHeight = $state(0);
  /** What lies over the map of a narrow screen, if anything does. */
  sheet = $state<Sheet | null>('question');

  /** How many pixels at the right are covered by what is beside the map. */
  get beside(): number {
    return this.sideFolded ? BESIDE.folded : BESIDE.open;
  }

  /** How many pixels of the map are covered. */
  covered = $derived(this.wide ? { left: this.ahead, right: this.beside, bottom: this.handHeight } : { left: 0, right: 0, bottom: 0 });

  /** How many pixels at the left are covered by a column that is always there. */
  get ahead(): number {
    return this.wide && this.column && this.roomy && !this.columnFolded ? COLUMN : 0;
  }

  /** Follow the width of the window, until the function that this gives is called. */
  watch(): () => void {
    const [wide, roomy] = [matchMedia(WIDE), matchMedia(ROOMY)];
    const look = () => {
      if (this.roomy !== roomy.matches) this.columnFolded = !roomy.matches;
      this.wide = wide.matches;
      this.roomy = roomy.matches;
    };
    look();
    for (const each of [wide, roomy]) each.addEventListener('change', look);
    return () => [wide, roomy].forEach((each) => each.removeEventListener('change', look));
  }

  /** What is asked is seen. */
  showQuestion(): void {
    this.sheet = 'question';
    this.sideFolded = false;
  }

  /** A lesson has its place, and what it speaks of is seen: a part of the table, if nothing is to be answered. */
  showLesson(answers: boolean, look: string | null): void {
    this.sheet = !answers && (look === 'status' || look === 'log') ? look : 'question';
    this.logFolded = look !== 'log' && innerHeight < SHORT;
  }
}
