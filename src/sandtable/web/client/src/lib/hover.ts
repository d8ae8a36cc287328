// Looking at something: by pointing with a mouse or by moving the focus to it with keys, never by touching it.

export function hover(node: HTMLElement, look: (on: boolean) => void) {
  let now = look;
  const on = (event: PointerEvent) => event.pointerType !== 'touch' && now(true);
  const off = (event: PointerEvent) => event.pointerType !== 'touch' && now(false);
  const focused = () => node.matches(':focus-visible') && now(true);
  const blurred = () => now(false);
  node.addEventListener('pointerenter', on);
  node.addEventListener('pointerleave', off);
  node.addEventListener('focus', focused);
  node.addEventListener('blur', blurred);
  return {
    update: (next: (on: boolean) => void) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerenter', on);
      node.removeEventListener('pointerleave', off);
      node.removeEventListener('focus', focused);
      node.removeEventListener('blur', blurred);
    },
  };
}
