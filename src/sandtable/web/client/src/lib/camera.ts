// Pan and zoom: where on a drawing of a fixed size we look, and how near.

export interface Camera {
  x: number;
  y: number;
  /** 1 shows the whole drawing. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const FARTHEST = 1;
export const NEAREST = 5;

/** The part of the drawing that is seen, as a viewBox; `seen` is how much of it a zoom of 1 shows. */
export function viewBox(camera: Camera, seen: Size): [number, number, number, number] {
  return [camera.x, camera.y, seen.width / camera.zoom, seen.height / camera.zoom];
}

/** A camera that does not leave the drawing; where more than the drawing is seen, it is in the middle. */
export function within(camera: Camera, whole: Size, seen: Size = whole): Camera {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, camera.zoom));
  const clamp = (value: number, rest: number) => (rest < 0 ? rest / 2 : Math.min(Math.max(0, value), rest));
  return {
    zoom,
    x: clamp(camera.x, whole.width - seen.width / zoom),
    y: clamp(camera.y, whole.height - seen.height / zoom),
  };
}

/** Zoom by a factor; the point (in the drawing's own units) stays where it is seen. */
export function zoomed(camera: Camera, factor: number, point: Point, whole: Size, seen: Size = whole): Camera {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, camera.zoom * factor));
  const change = camera.zoom / zoom;
  return within({ zoom, x: point.x - (point.x - camera.x) * change, y: point.y - (point.y - camera.y) * change }, whole, seen);
}

/** A camera that has this point in the middle; `kept` is how much of the drawing stays in sight at least. */
export function centred(camera: Camera, point: Point, whole: Size, seen: Size = whole, kept: Size = seen): Camera {
  const width = seen.width / camera.zoom;
  const height = seen.height / camera.zoom;
  return within({ ...camera, x: point.x - width / 2, y: point.y - height / 2 }, whole, kept);
}
