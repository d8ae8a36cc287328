// Text of a drawing that must not grow beyond a width: it is set smaller, and only then squeezed.

/** The text is named so that a new one is measured again, after it is in the page. */
export function fit(node: SVGTextElement, [width]: [width: number, text: string]) {
  const LEAST = 12;
  let gone = false;
  const apply = (most: number) => {
    if (gone) return;
    node.removeAttribute('textLength');
    node.removeAttribute('lengthAdjust');
    node.style.fontSize = '';
    const long = node.getComputedTextLength();
    if (long <= most) return;
    const set = parseFloat(getComputedStyle(node).fontSize);
    node.style.fontSize = `${Math.max(LEAST, (set * most) / long)}px`;
    if (node.getComputedTextLength() > most) {
      node.setAttribute('textLength', String(most));
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  };
  // The new text is put into the page after an action is told of it.
  const soon = (most: number) => queueMicrotask(() => apply(most));
  apply(width);
  return { update: ([most]: [number, string]) => soon(most), destroy: () => (gone = true) };
}
