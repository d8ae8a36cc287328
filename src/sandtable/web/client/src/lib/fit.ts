// Text of a drawing that must not grow beyond a width: it is squeezed where the fonts at hand are wide.

/** The text is named so that a new one is measured again. */
export function fit(node: SVGTextElement, [width]: [width: number, text: string]) {
  const apply = (most: number) => {
    node.removeAttribute('textLength');
    if (node.getComputedTextLength() > most) {
      node.setAttribute('textLength', String(most));
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  };
  apply(width);
  return { update: ([most]: [number, string]) => apply(most) };
}
