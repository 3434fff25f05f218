import { expect, test } from 'vitest';
import { pairAssignments, type TransferAssignment } from './transferring.ts';

const one = (assignmentId: number, title: string, over: Partial<TransferAssignment> = {}) => ({
  assignmentId,
  title,
  contextId: 1 as const,
  planKey: null,
  hasWork: true,
  isGraded: false,
  ...over,
});
const pairs = (...given: Parameters<typeof pairAssignments>) =>
  pairAssignments(...given).map(({ assignmentId, to, by, what }) => [assignmentId, to, by, what]);

test('the key of the plan pairs before the title, which ignores case and blanks [ADM-035]', () => {
  const sources = [one(1, 'Loops', { planKey: 'w1/loops' }), one(2, 'A  Quiz'), one(3, 'Only here')];
  const targets = [one(11, 'a quiz '), one(12, 'Loops'), one(13, 'Loops, revised', { planKey: 'w1/loops' })];
  for (const target of targets) Object.assign(target, { hasWork: false });
  expect(pairs(sources, targets, [])).toEqual([
    [1, 13, 'plan', 'copied'],
    [2, 11, 'title', 'copied'],
    [3, null, null, 'stays'],
  ]);
});

test('no assignment is paired twice, nor with one of the other kind; equal titles go by their order [ADM-035]', () => {
  const sources = [one(1, 'Quiz'), one(2, 'Quiz'), one(3, 'Quiz'), one(4, 'CV')];
  const none = { hasWork: false };
  const targets = [one(11, 'Quiz', none), one(12, 'QUIZ', none), one(14, 'CV', { ...none, contextId: 2 })];
  expect(pairs(sources, targets, [])).toEqual([
    [1, 11, 'title', 'copied'],
    [2, 12, 'title', 'copied'],
    [3, null, null, 'stays'],
    [4, null, null, 'stays'],
  ]);
  expect(pairs(sources, targets, [{ assignmentId: 3, to: 14 }])[2]).toEqual([3, null, 'choice', 'stays']);
});

test('a choice goes before what is proposed, the later before the earlier, and may be none [ADM-035]', () => {
  const sources = [one(1, 'A'), one(2, 'B'), one(3, 'C')];
  const targets = [one(11, 'A', { hasWork: false }), one(12, 'B', { hasWork: false })];
  const chosen = [
    { assignmentId: 2, to: 11 },
    { assignmentId: 3, to: 11 },
  ];
  expect(pairs(sources, targets, chosen)).toEqual([
    [1, null, null, 'stays'],
    [2, null, 'choice', 'stays'],
    [3, 11, 'choice', 'copied'],
  ]);
  expect(pairs(sources, targets, [{ assignmentId: 1, to: null }])[0]).toEqual([1, null, 'choice', 'stays']);
  expect(pairs(sources, targets, [{ assignmentId: 99, to: 12 }])[1]).toEqual([2, 12, 'title', 'copied']);
});

test('where nothing was submitted nothing is copied, and what was submitted there already stays [ADM-035]', () => {
  const sources = [one(1, 'A', { hasWork: false }), one(2, 'B')];
  expect(pairs(sources, [one(11, 'A'), one(12, 'B')], [])).toEqual([
    [1, 11, 'title', 'no work'],
    [2, 12, 'title', 'has work there'],
  ]);
});
