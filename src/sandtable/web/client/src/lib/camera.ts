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

export const FARTHEST = 1;
export const NEAREST = 5;

/** The part of the drawing that is seen, as a viewBox. */
export function viewBox(camera: Camera, whole: Size): [number, number, number, number] {
  return [camera.x, camera.y, whole.width / camera.zoom, whole.height / camera.zoom];
}

/** A camera that does not leave the drawing. */
export function within(camera: Camera, whole: Size): Camera {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, camera.zoom));
  const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
  return {
    zoom,
    x: clamp(camera.x, whole.width - whole.width / zoom),
    y: clamp(camera.y, whole.height - whole.height / zoom),
  };
}

/** Zoom by a factor; the point (in the drawing's own units) stays where it is seen. */
export function zoomed(camera: Camera, factor: number, point: { x: number; y: number }, whole: Size): Camera {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, camera.zoom * factor));
  const change = camera.zoom / zoom;
  return within({ zoom, x: point.x - (point.x - camera.x) * change, y: point.y - (point.y - camera.y) * change }, whole);
}

/** A camera that has this point in the middle. */
export function centred(camera: Camera, point: { x: number; y: number }, whole: Size): Camera {
  const width = whole.width / camera.zoom;
  const height = whole.height / camera.zoom;
  return within({ ...camera, x: point.x - width / 2, y: point.y - height / 2 }, whole);
}
