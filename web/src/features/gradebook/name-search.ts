import { fullName } from '@bcs/contract/kernel/full-name';
import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import { hasWords } from '#lib/plain-text.ts';

/** Tells whether a name matches a typed text. */
export const matchesName = ({ student: { firstName, lastName } }: GradebookStudent, typed: string): boolean =>
  hasWords(fullName({ firstName, lastName }), typed);
