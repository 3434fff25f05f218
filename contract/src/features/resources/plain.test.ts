import { expect, test } from 'vitest';
import { isPlain, plainName, titleOf } from './plain.ts';

test.each([
  ['handout.pdf', 'pdf', 'handout.pdf'],
  ['photo.JPEG', 'webp', 'photo.webp'],
  ['C:\\slides\\week 1.pdf', 'pdf', 'week 1.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['fdp.\u202Etxt', 'pdf', 'fdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie: x.pdf'],
  ['.pdf', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
])('a file that is called %j is kept with the ending %s as %j [ADM-090]', (given, extension, name) => {
  expect(plainName(given, extension, 255)).toBe(name);
  expect(isPlain(name)).toBe(true);
});

test('a long name is cut and keeps its ending', () => {
  expect(plainName(`${'x'.repeat(300)}.pdf`, 'pdf', 255)).toHaveLength(255);
});

test('a file is titled by its name unless somebody says otherwise', () => {
  expect(titleOf('week_1_slides.pdf')).toBe('week 1 slides');
});
