import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { plural } from '@bcs/contract/kernel/plural';
import type { Role } from '@bcs/contract/kernel/roles';

/** The words for what a role brings in a file, as its screens call it. */
export interface ImportWords {
  readonly all: string;
  readonly column: string;
  readonly counted: (count: number) => string;
}
const wordsOf = (all: string, column: string, one: string, many: string): ImportWords => ({
  all,
  column,
  counted: (count) => plural(count, one, many),
});
const GRADES = wordsOf('grades', 'Grade', 'grade', 'grades');
const FEEDBACK = wordsOf('feedback', 'Feedback', 'status', 'statuses');

/** The words for the import: the career director imports feedback, all others import grades. D-090, D-102 */
export const importWords = (role: Role): ImportWords => (gradebookContent(role) === 'career' ? FEEDBACK : GRADES);
