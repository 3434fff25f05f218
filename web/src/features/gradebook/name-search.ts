import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import { hasWords } from '#lib/plain-text.ts';

/** Whether a name is meant by what somebody typed. */
export const isNamed = ({ student: { firstName, lastName } }: GradebookStudent, typed: string): boolean =>
  hasWords(`${firstName} ${lastName}`, typed);
