import { expect, test } from 'vitest';
import { layersOf, PITCH, SHAPES, type Square, type SquareShape } from './squares.ts';

const square = (shape: SquareShape): Square => ({ shape, tone: 'good', title: shape });

test('shapes are told apart without their colour [SUCC-069]', () => {
  const looks = (Object.keys(SHAPES) as SquareShape[]).map((shape) => {
    const { filled, path } = SHAPES[shape];
    return `${filled} ${path(0, 0)}`;
  });
  expect(new Set(looks).size).toBe(looks.length);
});

test('squares of one look are one path, each in its place, and a gap stays empty', () => {
  const layers = layersOf([
    [square('square'), null],
    [square('disc'), square('square')],
  ]);
  expect(layers).toEqual([
    {
      shape: 'square',
      tone: 'good',
      path: SHAPES.square.path(0, 0) + SHAPES.square.path(PITCH, PITCH),
    },
    { shape: 'disc', tone: 'good', path: SHAPES.disc.path(PITCH, 0) },
  ]);
});
