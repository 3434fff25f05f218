import { expect, test } from 'vitest';
import { DAY, plus, type Instant } from '#kernel/clock';
import { isStopped, judgeRefusal, type Refusal } from './refusals.ts';

const NOW: Instant = '2026-03-11T22:10:00.000Z';
const refused = (changed: Partial<Refusal>): Refusal => ({
  code: 550,
  status: null,
  stage: 'recipient',
  isFinal: true,
  ...changed,
});

test.each([
  ['no such mailbox', { status: '5.1.1' }, 'for good'],
  ['no such mailbox, without a status', {}, 'for good'],
  ['no such domain', { status: '5.1.2' }, 'for good'],
  ['a mailbox that is switched off', { status: '5.2.1' }, 'for good'],
  ['a status that says nothing', { status: '5.0.0' }, 'for good'],
  ['a full mailbox', { code: 552, status: '5.2.2' }, 'counted'],
  ['a full mailbox, without a status', { code: 552 }, 'counted'],
  ['a server that was away until the relay gave up', { code: null, status: '4.4.7' }, 'counted'],
  ['a report that gives no status', { code: null }, 'counted'],
  ['an address that a relay could not look up until it gave up', { code: null, status: '4.1.2' }, 'counted'],
  ['a block list that names our server', { status: '5.7.1' }, 'other'],
  ['a block list, without a status', { code: 554 }, 'other'],
  ['the sender', { stage: 'sender' }, 'other'],
  ['the address of the sender', { status: '5.1.8' }, 'other'],
  ['the content', { status: '5.6.0', stage: 'content' }, 'other'],
  ['the content, without a status', { stage: 'content' }, 'other'],
  ['an address after the content', { status: '5.1.1', stage: 'content' }, 'for good'],
  ['greylisting, which goes on trying', { code: 450, status: '4.7.1', isFinal: false }, 'other'],
] as const)('a refusal of %s [SUCC-084]', (_what, changed, verdict) => {
  expect(judgeRefusal(refused(changed))).toBe(verdict);
});

const counted = (...daysAgo: number[]) =>
  daysAgo.map((days) => ({ at: plus(NOW, -days * DAY), verdict: 'counted' as const }));

test.each([
  ['none', [], false],
  ['one for good, however long ago', [{ at: plus(NOW, -90 * DAY), verdict: 'for good' as const }], true],
  ['two within a week', counted(0, 1), false],
  ['three within a week', counted(0, 1, 6), true],
  ['three, of which one is a week old', counted(0, 1, 7), false],
])('an address with refusals: %s [SUCC-084]', (_what, refusals, stopped) => {
  expect(isStopped(refusals, NOW)).toBe(stopped);
});
