import { expect, test } from 'vitest';
import { safeUrl } from './safe-url.ts';

test.each([
  ['https://ok.example/a b', 'https://ok.example/a%20b'],
  ['HTTP://OK.example', 'http://ok.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%j is kept [D-015]', (address, kept) => {
  expect(safeUrl(address)).toBe(kept);
});

test.each([
  ['\tjavascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['\u0000javascript:alert(1)'],
  ['data:text/html,x'],
  ['blob:https://ok.example/1'],
  ['ftp://ok.example'],
  ['/broker/logout'],
  ['//evil.example'],
  ['#top'],
  [''],
])('%j is dropped [D-015]', (address) => {
  expect(safeUrl(address)).toBeNull();
});
