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
