import { describe, expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import { COMMENTERS, refuseComment, refuseCommentDelete, refuseCommentEdit } from './comments.ts';

const UNGRADED = { contextId: 1, graded: false };
const comment = { ...UNGRADED, authorEnrollmentId: 7, authorRole: 'student' as const };

test('five roles comment, not cd and cm [SUBM-047, SUBM-052, D-092]', () => {
  expect(ROLES.filter((role) => !COMMENTERS.some((commenter) => commenter === role))).toEqual(['cd', 'cm']);
});
test('comments are for ungraded academic work [SUBM-047, SUBM-053, SUBM-054, SUBM-055]', () => {
  expect(refuseComment(UNGRADED)).toBeNull();
  expect(refuseComment({ contextId: 2, graded: false })).toMatchObject({ code: 'COMMENT_ON_CAREER_ITEM', status: 403 });
  expect(refuseComment({ contextId: 1, graded: true })).toMatchObject({ code: 'COMMENT_ON_GRADED_WORK', status: 403 });
});
test('only the author edits, while the work is ungraded [SUBM-020, SUBM-048, SUBM-055]', () => {
  expect(refuseCommentEdit(comment, { enrollmentId: 7, role: 'student' })).toBeNull();
  expect(refuseCommentEdit(comment, { enrollmentId: 8, role: 'instructor' })?.code).toBe('COMMENT_NOT_THE_AUTHOR');
  expect(refuseCommentEdit({ ...comment, graded: true }, { enrollmentId: 7, role: 'student' })?.code).toBe(
    'COMMENT_ON_GRADED_WORK',
  );
});

describe('deleting', () => {
  const deletable = (role: (typeof ROLES)[number]) =>
    ROLES.filter(
      (authorRole) => refuseCommentDelete({ authorEnrollmentId: 7, authorRole }, { enrollmentId: 8, role }) === null,
    );

  test('an own comment is always possible, on graded work too [SUBM-049, D-091]', () => {
    for (const role of COMMENTERS)
      expect(refuseCommentDelete({ authorEnrollmentId: 7, authorRole: role }, { enrollmentId: 7, role })).toBeNull();
  });
  test('ta deletes what students wrote, instructor also what ta wrote [SUBM-051, D-091]', () => {
    expect(deletable('ta')).toEqual(['student']);
    expect(deletable('instructor')).toEqual(['student', 'ta']);
  });
  test('cm deletes any comment [SUBM-050, D-007, D-091]', () => expect(deletable('cm')).toEqual([...ROLES]));
  test('nobody else deletes what others wrote [D-091]', () => {
    for (const role of ['admin', 'student', 'ssm', 'cd'] as const) expect(deletable(role)).toEqual([]);
  });
});
