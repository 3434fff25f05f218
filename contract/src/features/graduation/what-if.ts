import { earlier, plus, type Instant } from '#kernel/clock';
import { isApprovedAhead } from '#features/attendance/statuses';
import { isAcademic } from '#features/enrollments/contexts';
import { INCOMPLETE, isIncomplete } from '#features/coursework/statuses';
import { GRADES, type Grade } from '#features/grading/scale';
import { stateAfterEdit, refuseEdit } from '#features/submissions/editing';
import type { GraduationItem, GraduationRecord, GraduationSession } from './model.ts';

/** The guesses for a session that has no status yet. */
export type SessionGuess = 'miss' | 'remote' | 'attend';
/** The guesses for work: a grade, a submission without a grade, or no submission at all. */
export type ItemGuess = Grade | 'submit' | 'skip';

/** A student's suppositions, by the ids of sessions and items. They are never saved. */
export interface WhatIf {
  readonly sessions: ReadonlyMap<number, SessionGuess>;
  readonly items: ReadonlyMap<number, ItemGuess>;
}
export const NOTHING_SUPPOSED: WhatIf = { sessions: new Map(), items: new Map() };

const ALL_GRADES: readonly Grade[] = GRADES.map(({ grade }) => grade);

/** The possible guesses for a session: only for academic ones without a status, or with an approved remote request. */
export function sessionGuesses(session: GraduationSession, now: Instant): readonly SessionGuess[] {
  if (!isAcademic(session)) return [];
  if (isApprovedAhead({ ...session, status: session.statusCode }, now) && session.statusCode === 'remote')
    return ['miss', 'attend'];
  return session.statusCode === 'none' ? ['miss', 'remote'] : [];
}

/** The possible guesses for an item; a letter grade is final, and optional work has no effect. D-084, D-096 */
export function itemGuesses(item: GraduationItem, now: Instant): readonly ItemGuess[] {
  const { submission, required, requiredForGraduation, prework } = item;
  if (!required && !requiredForGraduation) return [];
  const grades = isAcademic(item) && !prework ? ALL_GRADES : [];
  if (submission === null) return ['submit', ...grades, ...(now > item.effectiveDueDate ? [] : (['skip'] as const))];
  if (isIncomplete(item)) return mayHandInAgain(item) ? ['submit', ...grades] : [];
  return submission.grade === null ? grades : [];
}

const mayHandInAgain = ({ contextId, submission }: GraduationItem): boolean =>
  submission !== null && refuseEdit({ contextId, ...submission }) === null;

const STATUS = { miss: 'absent', remote: 'remote', attend: 'present' } as const;

function supposeItem(item: GraduationItem, guess: ItemGuess, now: Instant): GraduationItem {
  const { contextId, submission } = item;
  // work that is never submitted, or stays incomplete, is missed after its due date. WORK-038
  const past = { ...item, effectiveDueDate: earlier(item.effectiveDueDate, plus(now, -1)) };
  if (guess === 'skip') return past;
  if (guess === 'submit' && submission !== null)
    return { ...item, submission: stateAfterEdit({ contextId, ...submission }) };
  const first = { firstSubmittedAt: now, careerFeedbackStatusId: null, resubmissionCount: 0 };
  const graded = { ...(submission ?? first), grade: guess === 'submit' ? null : guess };
  return { ...(guess === INCOMPLETE ? past : item), submission: graded };
}

/** Applies the suppositions to a record; those that are not possible are ignored. */
export const applyGuesses = (
  record: GraduationRecord,
  { sessions, items }: WhatIf,
  now: Instant,
): GraduationRecord => ({
  ...record,
  sessions: record.sessions.map((session) => {
    const guess = sessions.get(session.id);
    return guess && sessionGuesses(session, now).includes(guess) ? { ...session, statusCode: STATUS[guess] } : session;
  }),
  items: record.items.map((item) => {
    const guess = items.get(item.id);
    return guess && itemGuesses(item, now).includes(guess) ? supposeItem(item, guess, now) : item;
  }),
});

/** Keeps only the suppositions that are possible. */
export const keepPossible = (record: GraduationRecord, { sessions, items }: WhatIf, now: Instant): WhatIf => ({
  sessions: new Map(
    record.sessions.flatMap((session) => {
      const guess = sessions.get(session.id);
      return guess && sessionGuesses(session, now).includes(guess) ? [[session.id, guess] as const] : [];
    }),
  ),
  items: new Map(
    record.items.flatMap((item) => {
      const guess = items.get(item.id);
      return guess && itemGuesses(item, now).includes(guess) ? [[item.id, guess] as const] : [];
    }),
  ),
});
