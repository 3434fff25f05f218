import { isCareer, type InContext } from '@bcs/contract/features/enrollments/contexts';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Shortcut, ShortcutGroup } from '#lib/shortcuts.ts';

const MOVES: readonly Shortcut[] = [
  { keys: '↑ ↓ ← →', does: 'Move from cell to cell' },
  { keys: 'Enter', does: 'Open the work' },
];
const TYPED: readonly Shortcut[] = [
  { keys: 'N', does: 'Next to grade; Shift+N the one before', single: true },
  { keys: 'Esc', does: 'Drop what was typed' },
  { keys: 'Ctrl+Z or ⌘+Z', does: 'Undo the last change' },
];
const group = (...marks: Shortcut[]): ShortcutGroup => ({
  title: 'Gradebook, on a cell',
  shortcuts: [...MOVES, ...marks, ...(marks.length > 0 ? TYPED : [])],
});
const LETTERS: Shortcut = { keys: 'A to D, F, I, + and –', does: 'Grade', single: true };
const DIGITS: Shortcut = { keys: '1 to 7', does: 'Give career feedback', single: true };

const [NONE, ACADEMIC, CAREER, BOTH] = [group(), group(LETTERS), group(DIGITS), group(LETTERS, DIGITS)] as const;

/** The keys that mean something to a role in this sheet. SUCC-075 */
export function gridKeys(items: readonly InContext[], role: Role): ShortcutGroup {
  const graded = items.filter((item) => mayGrade(item, role));
  const career = graded.some(isCareer);
  if (graded.length === 0) return NONE;
  if (graded.every(isCareer)) return CAREER;
  return career ? BOTH : ACADEMIC;
}
