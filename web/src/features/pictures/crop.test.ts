import { expect, test } from 'vitest';
import { cropByKey, fitCrop, HIGHEST_ZOOM, CENTERED_CROP, moveCrop, cropSquare } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('at first it is the largest square in the middle [PEOPLE-008]', () => {
  expect(cropSquare(WIDE, CENTERED_CROP)).toEqual({ left: 100, top: 0, side: 200 });
  expect(cropSquare({ width: 90, height: 300 }, CENTERED_CROP)).toEqual({ left: 0, top: 105, side: 90 });
});

test('it never leaves the picture', () => {
  expect(cropSquare(WIDE, { ...CENTERED_CROP, x: 5 })).toEqual({ left: 200, top: 0, side: 200 });
  expect(cropSquare(WIDE, { x: -1, y: -1, zoom: 2 })).toEqual({ left: 0, top: 0, side: 100 });
  expect(fitCrop(WIDE, { ...CENTERED_CROP, zoom: 99 }).zoom).toBe(HIGHEST_ZOOM);
  expect(fitCrop(WIDE, { ...CENTERED_CROP, zoom: 0 }).zoom).toBe(1);
});

test('it moves by parts of itself', () => {
  expect(cropSquare(WIDE, moveCrop(WIDE, CENTERED_CROP, 0.5, 0.5))).toEqual({ left: 200, top: 0, side: 200 });
  expect(cropSquare(WIDE, moveCrop(WIDE, { ...CENTERED_CROP, zoom: 2 }, 0.5, -0.5))).toEqual({
    left: 200,
    top: 0,
    side: 100,
  });
});

test('arrows move it, plus and minus zoom, zero begins anew', () => {
  const near = { ...CENTERED_CROP, zoom: 2 };
  expect(cropByKey(WIDE, near, 'ArrowRight')?.x).toBeGreaterThan(near.x);
  expect(cropByKey(WIDE, near, 'ArrowUp')?.y).toBeLessThan(near.y);
  expect(cropByKey(WIDE, near, '+')?.zoom).toBeCloseTo(2.2);
  expect(cropByKey(WIDE, near, '-')?.zoom).toBeCloseTo(1.82);
  expect(cropByKey(WIDE, near, '0')).toEqual(CENTERED_CROP);
  expect(cropByKey(WIDE, near, 'Tab')).toBeNull();
});
