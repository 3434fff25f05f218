import { CAREER_FEEDBACK } from '@bcs/contract/features/coursework/career-feedback';
import { isGrade } from '@bcs/contract/features/grading/scale';

const LETTERS: Readonly<Record<string, string>> = { a: 'A', b: 'B', c: 'C', d: 'D', f: 'F', i: 'Incomplete' };

/** What a key chooses: a letter its grade, plus and minus refine it; a digit a feedback status. Null for other keys. */
export function chosenByKey(key: string, choice: string, career: boolean): string | null {
  if (career) return CAREER_FEEDBACK.some(({ id }) => String(id) === key) ? key : null;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return letter;
  if (key !== '+' && key !== '-') return null;
  const refined = `${choice.charAt(0)}${key}`;
  return choice !== 'Incomplete' && isGrade(refined) ? refined : choice;
}
