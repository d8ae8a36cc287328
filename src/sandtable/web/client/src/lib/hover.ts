// Looking at something: by pointing with a mouse or by moving the focus to it with keys, never by touching it. What
// comes to lie under a mouse that rests has not been pointed at.

export function hover(node: HTMLElement | SVGRectElement, look: (on: boolean) => void) {
  let now = look;
  const on = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && !looking && tell(true);
  const off = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && looking && tell(false);
  const focused = () => node.matches(':focus-visible') && tell(true);
  let looking = false;
  const tell = (is: boolean) => {
    looking = is;
    now(is);
  };
  // What loses the focus by being removed does so while the page is being drawn: it is told afterwards.
  const blurred = () => queueMicrotask(() => looking && tell(false));
  node.addEventListener('pointermove', on);
  node.addEventListener('pointerleave', off);
  node.addEventListener('focus', focused);
  node.addEventListener('blur', blurred);
  return {
    update: (next: (on: boolean) => void) => (now = next),
    destroy: () => {
      node.removeEventListener('pointermove', on);
      node.removeEventListener('pointerleave', off);
      node.removeEventListener('focus', focused);
      node.removeEventListener('blur', blurred);
      blurred();
    },
  };
}

/** Milliseconds for which a finger rests on something before it is looked at. */
const REST = 400;
/** Pixels that it may stray meanwhile. */
const STRAY = 10;

/** Looking at something by holding a finger on it: that taps nothing, and lasts until a finger is put elsewhere. */
export function held(node: HTMLElement, look: (on: boolean) => void) {
  let now = look;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let [shown, fresh] = [false, false];
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const down = (event: PointerEvent) => {
    fresh = false;
    if (event.pointerType !== 'touch' || shown) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      shown = fresh = true;
      now(true);
    }, REST);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) rest();
  };
  const click = (event: Event) => {
    if (!fresh) return;
    fresh = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    if (timer !== undefined) event.preventDefault(); // a browser's own menu would cover what is shown
  };
  const elsewhere = (event: Event) => {
    if (!shown || (event.target instanceof Node && node.contains(event.target))) return;
    shown = false;
    now(false);
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', rest);
  node.addEventListener('pointercancel', rest);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('click', click, true);
  document.addEventListener('pointerdown', elsewhere, true);
  return {
    update: (next: (on: boolean) => void) => (now = next),
    destroy: () => {
      rest();
      document.removeEventListener('pointerdown', elsewhere, true);
      if (shown) queueMicrotask(() => now(false));
    },
  };
}
