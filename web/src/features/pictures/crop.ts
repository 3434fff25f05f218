/** The square of a picture that is shown. */
export interface Crop {
  /** The centre of the square, as fractions of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  /** The zoom factor: 1 is the largest square that fits. */
  readonly zoom: number;
}

/** The size of a picture in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

export const CENTERED_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const HIGHEST_ZOOM = 4;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom;

/** Moves a square back so that it lies inside the picture. */
export function fitCrop(size: PictureSize, { x, y, zoom }: Crop): Crop {
  const sure = between(1, zoom, HIGHEST_ZOOM);
  const half = sideOf(size, sure) / 2;
  const inside = (at: number, length: number) => between(half / length, at, 1 - half / length);
  return { x: inside(x, size.width), y: inside(y, size.height), zoom: sure };
}

/** Moves the square by a fraction of its side. */
export function moveCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return fitCrop(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height });
}

/** Returns the square in pixels of the picture. */
export function cropSquare(size: PictureSize, crop: Crop): { left: number; top: number; side: number } {
  const { x, y, zoom } = fitCrop(size, crop);
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

/** Returns the square after a key press; null for keys that mean nothing here. */
export function cropByKey(size: PictureSize, crop: Crop, key: string): Crop | null {
  const [right, down] = MOVES[key] ?? [];
  if (right !== undefined && down !== undefined) return moveCrop(size, crop, right, down);
  const zoom = ZOOMS[key];
  if (zoom !== undefined) return fitCrop(size, { ...crop, zoom: crop.zoom * zoom });
  return key === '0' ? CENTERED_CROP : null;
}
