import { CONTEXT_NAMES, isAcademic, isCareer, type InContext } from '#features/enrollments/contexts';
import { GRADE_LETTERS, letterOf, type Grade } from '#features/grading/scale';

/** The options of each filter, by their keys in the query string. GRADE-057..GRADE-059, D-098 */
export const REQUIRED_FILTER = {
  all: 'All',
  requiredForGraduation: 'Required for Graduation',
  required: 'Required',
  optional: 'Optional',
} as const;
export const STATUS_FILTER = { all: 'All', graded: 'Graded', ungraded: 'Ungraded' } as const;
export const TYPE_FILTER = { all: 'All', ...CONTEXT_NAMES } as const;
/** The options of the filter for submissions on which a student waits for an answer. SUCC-016 */
export const COMMENTS_FILTER = { all: 'All', waiting: 'To answer' } as const;
export const GRADE_FILTER = ['all', ...GRADE_LETTERS] as const;

/** The filters of the gradebook; an id of null means everybody or everything. GRADE-007..GRADE-012 */
export interface GradebookFilter {
  readonly assignment: number | null;
  readonly student: number | null;
  readonly required: keyof typeof REQUIRED_FILTER;
  readonly gradeStatus: keyof typeof STATUS_FILTER;
  readonly assignmentType: keyof typeof TYPE_FILTER;
  readonly grade: (typeof GRADE_FILTER)[number];
  readonly comments: keyof typeof COMMENTS_FILTER;
}

export interface FilteredRow extends InContext {
  readonly assignmentId: number;
  readonly studentId: number;
  readonly required: boolean;
  readonly requiredForGraduation: boolean;
  readonly graded: boolean;
  readonly grade: Grade | null;
  readonly commentWaits: boolean;
  /** True for blocked students, whose work does not wait for a judgement. D-229 */
  readonly isBlocked: boolean;
}

const oneOf = <Key extends string>(choices: readonly Key[], value: unknown): Key | undefined =>
  choices.find((choice) => choice === value);
const keysOf = <Key extends string>(choices: Readonly<Record<Key, string>>) => Object.keys(choices) as Key[];
const idOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Reads the filters from a query string; unknown values mean all. D-098 */
export const parseGradebookFilter = (search: Readonly<Record<string, unknown>>): GradebookFilter => ({
  assignment: idOf(search['assignment']),
  student: idOf(search['student']),
  required: oneOf(keysOf(REQUIRED_FILTER), search['required']) ?? 'all',
  gradeStatus: oneOf(keysOf(STATUS_FILTER), search['gradeStatus']) ?? 'all',
  assignmentType: oneOf(keysOf(TYPE_FILTER), search['assignmentType']) ?? 'all',
  grade: oneOf(GRADE_FILTER, search['grade']) ?? 'all',
  comments: oneOf(keysOf(COMMENTS_FILTER), search['comments']) ?? 'all',
});

/**
 * Tells whether a row passes the filter by requirement. Required for Graduation is a part of Required; Optional is
 * neither. D-098
 */
const matchesRequired = (row: FilteredRow, required: GradebookFilter['required']): boolean => {
  switch (required) {
    case 'all':
      return true;
    case 'requiredForGraduation':
      return row.requiredForGraduation;
    case 'required':
      return row.required || row.requiredForGraduation;
    case 'optional':
      return !row.required && !row.requiredForGraduation;
  }
};

/** Tells whether a row of the gradebook passes all filters. GRADE-007..GRADE-012, D-098 */
export const matchesGradebookFilter = (row: FilteredRow, filter: GradebookFilter): boolean =>
  (filter.assignment === null || row.assignmentId === filter.assignment) &&
  (filter.student === null || row.studentId === filter.student) &&
  matchesRequired(row, filter.required) &&
  (filter.comments === 'all' || (row.commentWaits && !row.isBlocked)) &&
  (filter.gradeStatus === 'all' || (filter.gradeStatus === 'graded' ? row.graded : !row.graded && !row.isBlocked)) &&
  (filter.assignmentType === 'all' || (filter.assignmentType === 'career' ? isCareer(row) : isAcademic(row))) &&
  (filter.grade === 'all' || (row.grade !== null && letterOf(row.grade) === filter.grade));
