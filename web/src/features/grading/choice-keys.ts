import { CAREER_FEEDBACK } from '@bcs/contract/features/coursework/statuses';
import { isGrade } from '@bcs/contract/features/grading/scale';
import type { Shortcut, ShortcutGroup } from '#lib/shortcuts.ts';

const LETTERS: Readonly<Record<string, string>> = { a: 'A', b: 'B', c: 'C', d: 'D', f: 'F', i: 'Incomplete' };

const ON: readonly Shortcut[] = [
  { keys: 'Enter', does: 'Save' },
  { keys: 'Shift+Enter', does: 'Save and go to the next' },
  { keys: 'N', does: 'Save and go to the next', single: true },
];
/** The shortcuts as the sheet of shortcuts lists them. SUCC-075 */
export const GRADE_KEYS: ShortcutGroup = {
  title: 'Grade',
  shortcuts: [
    { keys: 'A to D, F, I', does: 'Choose a grade', single: true },
    { keys: '+ and –', does: 'Adjust it', single: true },
    ...ON,
  ],
};
export const FEEDBACK_KEYS: ShortcutGroup = {
  title: 'Feedback',
  shortcuts: [{ keys: '1 to 7', does: 'Choose a status', single: true }, ...ON],
};

/** Returns the choice of a key: a letter's grade, refined by plus or minus, or a digit's feedback status. Else null. */
export function chosenByKey(key: string, choice: string, career: boolean): string | null {
  if (career) return CAREER_FEEDBACK.some(({ id }) => String(id) === key) ? key : null;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return letter;
  if (key !== '+' && key !== '-') return null;
  const refined = `${choice.charAt(0)}${key}`;
  return choice !== 'Incomplete' && isGrade(refined) ? refined : choice;
}
