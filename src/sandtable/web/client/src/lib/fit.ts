// Text of a drawing that must not grow beyond a width: it is squeezed where the fonts at hand are wide.

export function fit(node: SVGTextElement, width: number) {
  const apply = (most: number) => {
    node.removeAttribute('textLength');
    if (node.getComputedTextLength() > most) {
      node.setAttribute('textLength', String(most));
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  };
  apply(width);
  return { update: apply };
}
