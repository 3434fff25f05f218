import { describe, expect, test } from 'vitest';
import { ROLES } from '#kernel/roles';
import {
  gradebookContent,
  hasAssignmentTypeFilter,
  hasGradeFilter,
  isInGradebook,
  mayGrade,
  onlyViewsGrades,
  refuseCareerFeedback,
  refuseGrade,
  refuseGradebookItem,
} from './rights.ts';

const academic = { contextId: 1 };
const career = { contextId: 2 };
const rolesThat = (may: (role: (typeof ROLES)[number]) => boolean) => ROLES.filter(may);

describe('the gradebook', () => {
  test('holds career items for cd, all for ssm and admin, academic ones for the rest [GRADE-029, GRADE-030, GRADE-031, D-102]', () => {
    expect(rolesThat((role) => gradebookContent(role) === 'career')).toEqual(['cd']);
    expect(rolesThat((role) => gradebookContent(role) === 'academic')).toEqual(['instructor', 'ta', 'cm']);
    expect(rolesThat((role) => gradebookContent(role) === 'all')).toEqual(['admin', 'ssm']);
  });
  test('is closed to students [GRADE-026]', () => expect(gradebookContent('student')).toBeNull());
  test('item by item, as the server filters [D-102]', () => {
    expect(rolesThat((role) => isInGradebook(academic, role))).toEqual(['admin', 'instructor', 'ta', 'ssm', 'cm']);
    expect(rolesThat((role) => isInGradebook(career, role))).toEqual(['admin', 'ssm', 'cd']);
    expect(refuseGradebookItem(career, 'ta')).toMatchObject({ status: 403, message: "You don't have permission!" });
    expect(refuseGradebookItem(career, 'cd')).toBeNull();
  });
  test('shows the filter by type to two roles, the filter by grade to all but cd [GRADE-032, GRADE-033]', () => {
    expect(rolesThat(hasAssignmentTypeFilter)).toEqual(['admin', 'ssm']);
    expect(rolesThat(hasGradeFilter)).toEqual(['admin', 'instructor', 'ta', 'ssm', 'cm']);
  });
});

describe('grading', () => {
  test('academic work is graded by four roles, not by cd and cm [GRADE-028, D-103]', () => {
    expect(rolesThat((role) => mayGrade(academic, role))).toEqual(['admin', 'instructor', 'ta', 'ssm']);
  });
  test('career feedback is given by cd alone [SUBM-056, D-090]', () =>
    expect(rolesThat((role) => mayGrade(career, role))).toEqual(['cd']));
  test('cm only looks on [GRADE-027, D-104]', () => expect(rolesThat(onlyViewsGrades)).toEqual(['cm']));
  test('letters are for academic items, feedback for career items [D-102, D-103]', () => {
    expect([refuseGrade(academic), refuseGrade(career)?.status]).toEqual([null, 403]);
    expect([refuseCareerFeedback(career), refuseCareerFeedback(academic)?.status]).toEqual([null, 403]);
  });
});
