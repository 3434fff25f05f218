import { expect, test } from 'vitest';
import { GRANT_BELONGS_ELSEWHERE, LAST_INSTALLATION_GRANT } from '#features/grants/failures';
import type { Instant } from '#kernel/clock';
import { MERGE_OVER } from './failures.ts';
import { mergeUndoableUntil, planMerge, refuseMerge, refuseUndoMerge, type MergingEnrollment } from './merging.ts';

const enrollment = (id: number, courseId: number, more: Partial<MergingEnrollment> = {}): MergingEnrollment => ({
  id,
  courseId,
  universityId: 1,
  university: 'Northfield',
  code: `C-${courseId}`,
  course: `Class ${courseId}`,
  role: 'student',
  active: true,
  hasWork: false,
  ...more,
});
const whats = ({ rows }: ReturnType<typeof planMerge>) => rows.map(({ id, what }) => `${id} ${what}`);
const work = { hasWork: true };

test('every enrollment of the emptied account changes hands, ended ones too [ADM-026]', () => {
  const plan = planMerge(
    [enrollment(1, 10, work)],
    [enrollment(2, 20, work), enrollment(3, 10, { active: false, ...work })],
  );
  expect([whats(plan), plan.clash]).toEqual([['2 moves', '3 moves'], null]);
});

test('of two in the same class the one without work ends, whosever it is [ADM-026]', () => {
  expect(whats(planMerge([enrollment(1, 10, work)], [enrollment(2, 10)]))).toEqual(['2 moves and ends']);
  expect(whats(planMerge([enrollment(1, 10)], [enrollment(2, 10)]))).toEqual(['2 moves and ends']);
  expect(whats(planMerge([enrollment(1, 10)], [enrollment(2, 10, work)]))).toEqual(['2 moves', '1 ends']);
});

const account = { accountId: 1, active: true, holdsGrant: false, universityIds: [1] };
const viewer = { accountId: 9, reach: { installation: false, universityIds: [1] } };
const facts = (kept: readonly MergingEnrollment[], emptied: readonly MergingEnrollment[]) => ({
  kept: account,
  emptied: { ...account, accountId: 2 },
  plan: planMerge(kept, emptied),
  holders: [9],
});

test('two with work in the same class are refused until one of them has ended, by the exact words [ADM-027]', () => {
  const both = facts([enrollment(1, 10, work)], [enrollment(2, 10, work)]);
  expect(refuseMerge(both, viewer)?.message).toBe(
    'Both accounts have work in Class 10. End one of the two enrollments first.',
  );
  expect(
    refuseMerge(facts([enrollment(1, 10, work)], [enrollment(2, 10, { ...work, active: false })]), viewer),
  ).toBeNull();
});

test('who belongs elsewhere, holds a grant or is the last to administer is not merged away [ADM-009, ADM-011]', () => {
  const none = facts([], []);
  const elsewhere = { ...none, emptied: { ...none.emptied, universityIds: [1, 2] } };
  expect(refuseMerge(elsewhere, viewer)).toBe(GRANT_BELONGS_ELSEWHERE);
  expect(refuseMerge({ ...none, kept: { ...none.kept, holdsGrant: true } }, viewer)).toBe(GRANT_BELONGS_ELSEWHERE);
  const everywhere = { ...viewer, reach: { installation: true, universityIds: [] } };
  expect(refuseMerge({ ...elsewhere, holders: [2] }, everywhere)).toBe(LAST_INSTALLATION_GRANT);
  expect(refuseMerge({ ...none, emptied: account }, viewer)?.code).toBe('SAME_ACCOUNT');
  expect(refuseMerge(none, { ...viewer, accountId: 2 })?.code).toBe('OWN_ACCOUNT');
});

test('a merge is undone once and for 30 days [ADM-026]', () => {
  const mergedAt = '2026-03-11T22:10:00.000Z' as Instant;
  const ofEmptied = { holdsGrant: false, universityIds: [] };
  const merge = { ...account, ofEmptied, mergedAt, undoneAt: null };
  expect(mergeUndoableUntil(mergedAt)).toBe('2026-04-10T22:10:00.000Z');
  expect(refuseUndoMerge(merge, viewer, '2026-04-10T22:09:59.999Z' as Instant)).toBeNull();
  expect(refuseUndoMerge(merge, viewer, '2026-04-10T22:10:00.000Z' as Instant)).toBe(MERGE_OVER);
  expect(refuseUndoMerge({ ...merge, undoneAt: mergedAt }, viewer, mergedAt)).toBe(MERGE_OVER);
  // since then, the account has been enrolled elsewhere
  const elsewhere = { ...merge, ofEmptied: { holdsGrant: false, universityIds: [99] } };
  expect(refuseUndoMerge(elsewhere, viewer, mergedAt)?.code).toBe('BELONGS_ELSEWHERE');
});
