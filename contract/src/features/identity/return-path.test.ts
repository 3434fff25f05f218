import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_LONG_RUN } from '#testing/effort';
import { isSafeReturnPath, returnPath } from './return-path.ts';

test('path, query and hash of this site come back [AUTH-006, D-033]', () => {
  for (const path of [
    '/',
    '/sessions/7?tab=videos#top',
    '/gradebook?grade=A',
    '/loginless',
    '/universities/Northfield%20University',
    '/x?u=https://other.example',
  ]) {
    expect(returnPath(path)).toBe(path);
  }
});
test.each([
  null,
  '',
  'sessions',
  'https://other.example/',
  'data:text/html,hello',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/.//other.example',
  '/a/..//other.example',
  '/sessions\n',
  '/login',
  '/login?again',
  '/login#x',
  '/./login',
  '/login/',
  `/${'a'.repeat(512)}`,
])('%j leads home [D-033]', (path) => expect(returnPath(path)).toBe('/'));

test('whatever passes stays on this site [D-033]', () => {
  const nasty = fc.array(
    fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '\t', 'login', 'evil.example', '%2f', '%5c'),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(nasty, (parts) => {
      const path = `/${parts.join('')}`;
      if (!isSafeReturnPath(path)) return;
      const { origin, pathname, search, hash } = new URL(path, 'https://bcs.example');
      expect(origin).toBe('https://bcs.example');
      expect(new URL(`${pathname}${search}${hash}`, 'https://bcs.example').origin).toBe('https://bcs.example');
    }),
    { numRuns: IS_LONG_RUN ? 2000 : 400 },
  );
});
test('512 characters are the longest path [D-033]', () => {
  expect(isSafeReturnPath(`/${'a'.repeat(511)}`)).toBe(true);
});
