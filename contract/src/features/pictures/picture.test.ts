import { expect, test } from 'vitest';
import { PICTURE } from './failures.ts';
import { refusePicture, refusePictures } from './picture.ts';

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/svg+xml', 'IMAGE/PNG'])(
  'a picture may be %s [PEOPLE-018]',
  (type) => {
    expect(refusePicture({ type, size: 1000 })).toBeNull();
  },
);

test.each(['image/gif', 'image/webp', 'text/html', 'application/pdf', '', 'image', 'xximage/pngxx'])(
  'a picture may not be %j [PEOPLE-018]',
  (type) => {
    expect(refusePicture({ type, size: 1000 })).toBe(PICTURE.REJECTED);
  },
);

test('a picture has at most 200 KB, and at least something [PEOPLE-019, PEOPLE-023]', () => {
  const of = (size: number) => refusePicture({ type: 'image/png', size });
  expect(of(204_800)).toBeNull();
  expect(of(204_801)).toBe(PICTURE.REJECTED);
  expect(of(0)).toBe(PICTURE.REJECTED);
});

test('a picture is a single file [PEOPLE-020]', () => {
  const file = { type: 'image/png', size: 1000 };
  expect(refusePictures([file])).toBeNull();
  expect(refusePictures([file, file])).toBe(PICTURE.REJECTED);
  expect(refusePictures([])).toBe(PICTURE.REJECTED);
});
