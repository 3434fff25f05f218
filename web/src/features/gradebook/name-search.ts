import type { GradebookStudent } from '@bcs/contract/features/grading/model';
import { plainText } from '#lib/plain-text.ts';

/** Whether a name is meant by what somebody typed: every word of it, without accents and capitals. */
export function isNamed({ student: { firstName, lastName } }: GradebookStudent, typed: string): boolean {
  const name = plainText(`${firstName} ${lastName}`);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => name.includes(word));
}
