// A large window has a larger table (`--grown`). Browsers measure boxes in pixels of the window; what is placed inside
// the table counts in pixels of its own.

/** How many pixels of the window one of this element's own is. */
export const zoomOf = (node: Element): number => (node as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** Where an element is in the window, in its own pixels. */
export function boxOf(node: Element): { left: number; top: number; right: number; bottom: number } {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const zoom = zoomOf(node);
  return { left: left / zoom, top: top / zoom, right: right / zoom, bottom: bottom / zoom };
}
