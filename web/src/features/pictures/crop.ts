/** Which square of a picture is shown. */
export interface Crop {
  /** The middle of the cut, as parts of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest square that fits. */
  readonly zoom: number;
}

/** In pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const HIGHEST_ZOOM = 4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom;

/** Moves a square back so that all of it lies in the picture. */
export function fitted(size: PictureSize, { x, y, zoom }: Crop): Crop {
  const sure = between(1, zoom, HIGHEST_ZOOM);
  const half = sideOf(size, sure) / 2;
  const inside = (at: number, length: number) => between(half / length, at, 1 - half / length);
  return { x: inside(x, size.width), y: inside(y, size.height), zoom: sure };
}

/** The square moved by parts of its own side. */
export function moved(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return fitted(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height });
}

/** The square in pixels of the picture. */
export function squareOf(size: PictureSize, crop: Crop): { left: number; top: number; side: number } {
  const { x, y, zoom } = fitted(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

const STEP = 0.05;
const ZOOM_STEP = 1.1;
const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/** Returns the square that a key makes of the present one; null for keys that mean nothing here. */
export function cropByKey(size: PictureSize, crop: Crop, key: string): Crop | null {
  const [right, down] = MOVES[key] ?? [];
  if (right !== undefined && down !== undefined) return moved(size, crop, right, down);
  const zoom = ZOOMS[key];
  if (zoom !== undefined) return fitted(size, { ...crop, zoom: crop.zoom * zoom });
  return key === '0' ? MIDDLE : null;
}
