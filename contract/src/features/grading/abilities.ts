import { ability } from '#kernel/ability';
import { STAFF } from '#kernel/roles';
import type { InContext } from '#features/enrollments/contexts';
import { MINUTE, plus, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { gradeOf } from './mark.ts';
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

/** The time in which a grade can be taken back as if it had not been given. */
export const UNDO_WITHIN = 10 * MINUTE;

export interface UndoableGrade {
  readonly gradedBy: number | null;
  readonly submissionGrade: { readonly gradedAt: Instant } | null;
}

/** Tells why a grade cannot be taken back: somebody else gave it, it was given long ago, or there is none. */
export const refuseUndo = (
  { gradedBy, submissionGrade }: UndoableGrade,
  { accountId }: { readonly accountId: number },
  now: Instant,
): Failure | null =>
  submissionGrade && gradedBy === accountId && now <= plus(submissionGrade.gradedAt, UNDO_WITHIN) ? null : UNDO_OVER;

/** Staff see the gradebook; which items it holds depends on the role. GRADE-026, D-102 */
export const readGradebook = ability('gradebook.read', { roles: STAFF });

/** Staff open the grading page for the items of their gradebook. GRADE-029..GRADE-031, D-102 */
export const openGrading = ability<InContext>('grading.open', {
  roles: STAFF,
  refuse: (item, { role }) => refuseGradebookItem(item, role),
});

/** Staff read what students were asked to do, before and now; career staff of career items. ADM-098 */
export const readVersions = ability<InContext>('assignment.versions', {
  roles: STAFF,
  refuse: (item, { role }) => (CAREER_GRADERS.includes(role) ? refuseGradebookItem(item, role) : null),
});

/** Letter grades are given by those who run the course, on academic work. GRADE-028, D-103 */
export const gradeSubmission = ability<InContext>('submission.grade', {
  roles: ACADEMIC_GRADERS,
  refuse: (item) => refuseGrade(item),
});

/** A grade just given is taken back by whoever gave it. */
export const undoGrade = ability<InContext & UndoableGrade>('submission.undoGrade', {
  roles: ACADEMIC_GRADERS,
  refuse: (item, viewer, now) => refuseGrade(item) ?? refuseUndo(item, viewer, now),
});

/** Career feedback is the career director's, on career items. SUBM-056, D-090 */
export const giveCareerFeedback = ability<InContext>('submission.feedback', {
  roles: CAREER_GRADERS,
  refuse: (item) => refuseCareerFeedback(item),
});

/** A mark is given by those who judge the item: a grade on academic work, a feedback status on career items. D-102, D-103 */
export const giveMark = ability<InContext & { readonly mark: GivenMark }>('submission.mark', {
  roles: [...ACADEMIC_GRADERS, ...CAREER_GRADERS],
  refuse: ({ mark, ...item }, { role }) =>
    refuseGrading(item, role) ?? (gradeOf(mark) === null ? refuseCareerFeedback(item) : refuseGrade(item)),
});

/** Everyone who judges an item sees who else is about to. Nobody who only looks on is told, or named. D-103, D-104 */
export const gradeTogether = ability<InContext>('grading.together', {
  roles: [...ACADEMIC_GRADERS, ...CAREER_GRADERS],
  refuse: (item, { role }) => refuseGrading(item, role),
});
