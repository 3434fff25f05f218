import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import type { Shortcut, ShortcutGroup } from '#lib/shortcuts.ts';

/** One letter per status: a table is done in the time it takes to call the names. ATT-003 */
export const STATUS_LETTERS: Readonly<Record<string, StatusCode>> = {
  p: 'present',
  r: 'remote',
  a: 'absent',
  n: 'none',
  e: 'exception',
};

const LETTERS_ONLY: readonly Shortcut[] = [
  { keys: 'P, R, A, N', does: 'Present, remote, absent, none, then the next student', single: true },
  { keys: '↑ ↓ Home End', does: 'Go to another student' },
  { keys: 'Ctrl+Z or ⌘+Z', does: 'Undo the last change' },
];
/** The shortcuts as the sheet of shortcuts lists them. SUCC-075 */
export const KEYS: ShortcutGroup = { title: 'Attendance, on a status', shortcuts: LETTERS_ONLY };
export const KEYS_WITH_EXCEPTION: ShortcutGroup = {
  title: KEYS.title,
  shortcuts: [...LETTERS_ONLY, { keys: 'E', does: 'Exception', single: true }],
};

export type KeyAction =
  | { readonly kind: 'go'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  | { readonly kind: 'set'; readonly statusCode: StatusCode }
  | { readonly kind: 'undo' }
  /** A key that is held: it has acted already. */
  | { readonly kind: 'held' };

const MOVES: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; repeat: boolean };

/** Returns what a key does on a row; null leaves it to the browser: Alt with an arrow opens the choices. */
export function keyAction({ key, altKey, ctrlKey, metaKey, repeat }: Pressed): KeyAction | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z') return { kind: repeat ? 'held' : 'undo' };
  if (altKey || ctrlKey || metaKey) return null;
  const to = MOVES[key];
  if (to) return { kind: 'go', to };
  const statusCode = STATUS_LETTERS[key.toLowerCase()];
  if (!statusCode) return null;
  // holding a key down would mark the whole class
  return repeat ? { kind: 'held' } : { kind: 'set', statusCode };
}
