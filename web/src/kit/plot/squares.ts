import type { Tone } from '#kit/tone.ts';

/** The shapes for the kinds of events; the shape alone distinguishes them. */
export type SquareShape = 'square' | 'disc' | 'cross' | 'slash' | 'frame' | 'dot' | 'ring';

/** One square of a strip; null leaves its place empty. */
export interface Square {
  readonly shape: SquareShape;
  readonly tone: Tone;
  /** The tooltip of the square. */
  readonly title: string;
}

/** The side of a square, in pixels. */
export const SQUARE_SIZE = 9;
export const SQUARE_PITCH = SQUARE_SIZE + 2;

const box = (x: number, y: number, inset: number) => {
  const side = SQUARE_SIZE - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
};
const disc = (x: number, y: number, radius: number) => {
  const middle = SQUARE_SIZE / 2;
  return `M${x + middle - radius} ${y + middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
};
const line = (x: number, y: number, from: number, to: number) =>
  `M${x + 1.5} ${y + from}L${x + SQUARE_SIZE - 1.5} ${y + to}`;

/** The path of each shape from its upper left corner, and whether it is filled or only outlined. */
export const SQUARE_SHAPES: Readonly<
  Record<SquareShape, { readonly filled: boolean; readonly path: (x: number, y: number) => string }>
> = {
  square: { filled: true, path: (x, y) => box(x, y, 0) },
  disc: { filled: true, path: (x, y) => disc(x, y, SQUARE_SIZE / 2) },
  cross: { filled: false, path: (x, y) => line(x, y, 1.5, SQUARE_SIZE - 1.5) + line(x, y, SQUARE_SIZE - 1.5, 1.5) },
  slash: { filled: false, path: (x, y) => box(x, y, 0.75) + line(x, y, SQUARE_SIZE - 1.5, 1.5) },
  frame: { filled: false, path: (x, y) => box(x, y, 0.75) },
  dot: { filled: true, path: (x, y) => disc(x, y, 1.2) },
  ring: { filled: false, path: (x, y) => disc(x, y, SQUARE_SIZE / 2 - 0.75) },
};

type Layer = { readonly shape: SquareShape; readonly tone: Tone; readonly path: string };

/** Joins all squares of one shape and tone in one path: a strip of a hundred classes has six elements. */
export function toLayers(columns: readonly (readonly (Square | null)[])[]): Layer[] {
  const layers = new Map<string, Layer>();
  for (const [column, squares] of columns.entries())
    for (const [row, square] of squares.entries()) {
      if (!square) continue;
      const { shape, tone } = square;
      const key = `${shape} ${tone}`;
      const drawn = layers.get(key)?.path ?? '';
      layers.set(key, {
        shape,
        tone,
        path: drawn + SQUARE_SHAPES[shape].path(column * SQUARE_PITCH, row * SQUARE_PITCH),
      });
    }
  return [...layers.values()];
}
