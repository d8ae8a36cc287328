import { describe, expect, it } from 'vitest';
import { centred, viewBox, within, zoomed } from './camera';

const whole = { width: 1600, height: 900 };
const all = { x: 0, y: 0, zoom: 1 };

describe('the camera', () => {
  it('never leaves the drawing', () => {
    expect(within({ x: -50, y: 5000, zoom: 2 }, whole)).toEqual({ x: 0, y: 450, zoom: 2 });
    expect(within({ x: 100, y: 100, zoom: 0.2 }, whole)).toEqual(all);
    expect(within({ x: 0, y: 0, zoom: 99 }, whole).zoom).toBe(5);
  });

  it('keeps the point under the pointer where it is', () => {
    const near = zoomed(all, 2, { x: 800, y: 450 }, whole);
    expect(viewBox(near, whole)).toEqual([400, 225, 800, 450]);
    expect(zoomed(near, 0.5, { x: 800, y: 450 }, whole)).toEqual(all);
  });

  it('centres on a point', () => {
    expect(centred({ x: 0, y: 0, zoom: 2 }, { x: 800, y: 450 }, whole)).toEqual({ x: 400, y: 225, zoom: 2 });
    expect(centred({ x: 0, y: 0, zoom: 2 }, { x: 0, y: 0 }, whole)).toEqual({ x: 0, y: 0, zoom: 2 });
  });

  it('sees a part of the drawing on a tall screen, and has what is less than the screen in the middle', () => {
    const seen = { width: 1600, height: 3200 };
    expect(within({ x: 0, y: 0, zoom: 1 }, whole, seen)).toEqual({ x: 0, y: -1150, zoom: 1 });
    expect(viewBox(within({ x: 900, y: 900, zoom: 4 }, whole, seen), seen)).toEqual([900, 100, 400, 800]);
  });
});
