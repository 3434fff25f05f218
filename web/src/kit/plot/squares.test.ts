import { expect, test } from 'vitest';
import { toLayers, SQUARE_PITCH, SQUARE_SHAPES, type Square, type SquareShape } from './squares.ts';

const square = (shape: SquareShape): Square => ({ shape, tone: 'good', title: shape });

test('shapes are told apart without their colour [SUCC-069]', () => {
  const looks = (Object.keys(SQUARE_SHAPES) as SquareShape[]).map((shape) => {
    const { filled, path } = SQUARE_SHAPES[shape];
    return `${filled} ${path(0, 0)}`;
  });
  expect(new Set(looks).size).toBe(looks.length);
});

test('squares of one look are one path, each in its place, and a gap stays empty', () => {
  const layers = toLayers([
    [square('square'), null],
    [square('disc'), square('square')],
  ]);
  expect(layers).toEqual([
    {
      shape: 'square',
      tone: 'good',
      path: SQUARE_SHAPES.square.path(0, 0) + SQUARE_SHAPES.square.path(SQUARE_PITCH, SQUARE_PITCH),
    },
    { shape: 'disc', tone: 'good', path: SQUARE_SHAPES.disc.path(SQUARE_PITCH, 0) },
  ]);
});
