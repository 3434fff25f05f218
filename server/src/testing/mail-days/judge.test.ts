import { expect, test } from 'vitest';
import { judge, type Event, type Letter } from './judge.ts';

const event: Event = { id: 1, accountId: 7, at: '2026-10-24T12:00:00.000Z', mayBeMissed: false };
const letter: Letter = {
  messageId: '<digest.7.2026-10-25@x>',
  accountId: 7,
  day: '2026-10-25',
  at: '2026-10-25T06:00:00.000Z',
  told: [1],
  unwanted: [],
  isUndecided: false,
};
const everyDay = new Map([[7, ['2026-10-25']]]);
const judged = (letters: readonly Letter[]) => judge({ events: [event], letters, everyDay });

test('an event told once by the digest of each day is right, as is a copy of what nobody knows', () => {
  expect(judged([letter])).toEqual([]);
  expect(judged([{ ...letter, isUndecided: true }, letter])).toEqual([]);
});

test.each([
  ['a copy of what was heard to be kept', [letter, letter], 'came again'],
  ['two mails about one event', [letter, { ...letter, messageId: '<notice.1.1@x>', day: null }], 'told by two mails'],
  ['an event of which nobody hears', [{ ...letter, told: [] }], 'wanted and lost'],
  ['a mail about what was read', [{ ...letter, unwanted: [1] }], 'nobody wanted any more'],
  ['a day without a digest', [{ ...letter, day: null }], 'days without a digest'],
])('red control: %s is found [SUCC-080]', (_what, letters, problem) => {
  expect(judged(letters)).toEqual([expect.stringContaining(problem)]);
});
