import { expect, test } from 'vitest';
import { VIDEOS } from './failures.ts';
import { MOST_VIDEOS, refuseNumber, refuseReplacing } from './video-list.ts';

const urlOf = (id: number) => `https://zoom.us/rec/${id}`;
const stored = [1, 2].map((id) => ({ id, sessionId: 12, url: urlOf(id) }));
const [ONE, TWO, THREE] = [urlOf(1), urlOf(2), urlOf(3)] as const;

test.each([
  ['the list that was seen', [1, 2], null],
  ['a list in which one was added', [1], VIDEOS.CHANGED],
  ['a list in which one was deleted', [1, 2, 3], VIDEOS.CHANGED],
  ['a list in which one was changed', [1, 7], VIDEOS.CHANGED],
  ['a list in another order', [2, 1], VIDEOS.CHANGED],
  ['an unknown list, without what was seen', undefined, null],
])('replacing %s [SESS-091]', (_what, seen, refused) => {
  expect(refuseReplacing({ urls: [THREE], seen }, stored)).toBe(refused);
});
test('what is saved a second time as it is loses nothing', () => {
  expect(refuseReplacing({ urls: [ONE, TWO], seen: [9] }, stored)).toBeNull();
});
test.each([
  [MOST_VIDEOS, 0, null],
  [MOST_VIDEOS + 1, MOST_VIDEOS, VIDEOS.TOO_MANY],
  [MOST_VIDEOS + 9, MOST_VIDEOS + 10, null],
  [MOST_VIDEOS + 10, MOST_VIDEOS + 10, null],
])('%i videos after %i', (after, before, refused) => {
  expect(refuseNumber(after, before)).toBe(refused);
});
