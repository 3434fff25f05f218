import { ability } from '#kernel/ability';
import { STAFF } from '#kernel/roles';
import type { InContext } from '#features/enrollments/contexts';
import { MINUTE, plus, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { gradeOfMark } from './mark.ts';
import type { GivenMark } from './model.ts';
import {
  ACADEMIC_GRADERS,
  CAREER_GRADERS,
  refuseGrading,
  refuseCareerFeedback,
  refuseGrade,
  refuseGradebookItem,
} from './rights.ts';
import { UNDO_OVER } from './failures.ts';

/** The time in which a grade can be undone as if it had never been given. */
export const UNDO_TIME = 10 * MINUTE;

export interface UndoableGrade {
  readonly gradedBy: number | null;
  readonly submissionGrade: { readonly gradedAt: Instant } | null;
}

/** Tells why a grade cannot be undone: somebody else gave it, it was given too long ago, or there is none. */
export const refuseUndo = (
  { gradedBy, submissionGrade }: UndoableGrade,
  { accountId }: { readonly accountId: number },
  now: Instant,
): Failure | null =>
  submissionGrade && gradedBy === accountId && now <= plus(submissionGrade.gradedAt, UNDO_TIME) ? null : UNDO_OVER;

/** Lets staff see the gradebook; the items in it depend on the role. GRADE-026, D-102 */
export const readGradebook = ability('gradebook.read', { roles: STAFF });

/** Lets staff open the grading page for the items in their gradebook. GRADE-029..GRADE-031, D-102 */
export const openGrading = ability<InContext>('grading.open', {
  roles: STAFF,
  refuse: (item, { role }) => refuseGradebookItem(item, role),
});

/** Lets staff read present and former instructions of an assignment; career staff those of career items. ADM-098 */
export const readVersions = ability<InContext>('assignment.versions', {
  roles: STAFF,
  refuse: (item, { role }) => (CAREER_GRADERS.includes(role) ? refuseGradebookItem(item, role) : null),
});

/** Lets those who run the course give letter grades on academic work. GRADE-028, D-103 */
export const gradeSubmission = ability<InContext>('submission.grade', {
  roles: ACADEMIC_GRADERS,
  refuse: (item) => refuseGrade(item),
});

/** Lets graders undo a grade that they have just given. */
export const undoGrade = ability<InContext & UndoableGrade>('submission.undoGrade', {
  roles: ACADEMIC_GRADERS,
  refuse: (item, viewer, now) => refuseGrade(item) ?? refuseUndo(item, viewer, now),
});

/** Lets career directors give feedback on career items. SUBM-056, D-090 */
export const giveCareerFeedback = ability<InContext>('submission.feedback', {
  roles: CAREER_GRADERS,
  refuse: (item) => refuseCareerFeedback(item),
});

/**
 * Lets those who judge an item mark it: with a grade on academic work, and a feedback status on career items. D-102,
 * D-103
 */
export const giveMark = ability<InContext & { readonly mark: GivenMark }>('submission.mark', {
  roles: [...ACADEMIC_GRADERS, ...CAREER_GRADERS],
  refuse: ({ mark, ...item }, { role }) =>
    refuseGrading(item, role) ?? (gradeOfMark(mark) === null ? refuseCareerFeedback(item) : refuseGrade(item)),
});

/**
 * Shows everyone who judges an item who else is grading it. Readers who cannot judge are neither shown nor named.
 * D-103, D-104
 */
export const gradeTogether = ability<InContext>('grading.together', {
  roles: [...ACADEMIC_GRADERS, ...CAREER_GRADERS],
  refuse: (item, { role }) => refuseGrading(item, role),
});
