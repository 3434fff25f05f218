import { compareInstants, type Instant } from '#kernel/clock';
import type { Grade } from '#features/grading/scale';
import type { GraduationItem, GraduationRecord, GraduationSession } from './model.ts';
import { itemGuesses, sessionGuesses, type WhatIf } from './what-if.ts';

/** The classes to come that can be missed, the next first. */
export const classesAhead = ({ sessions }: GraduationRecord, now: Instant): GraduationSession[] =>
  sessions
    .filter((session) => session.startTime > now && sessionGuesses(session, now).includes('miss'))
    .toSorted((a, b) => compareInstants(a.startTime, b.startTime));

/** The work on which a grade may still come. D-096 */
export const workLeft = ({ items }: GraduationRecord, now: Instant): GraduationItem[] =>
  items.filter((item) => itemGuesses(item, now).includes('A'));

/** Supposes that the next so many classes are missed, and no other; of those attended from afar nothing changes. */
export function missNext(record: GraduationRecord, whatIf: WhatIf, count: number, now: Instant): WhatIf {
  const missed = classesAhead(record, now).slice(0, count);
  const others = [...whatIf.sessions].filter(([, guess]) => guess !== 'miss');
  return { ...whatIf, sessions: new Map([...others, ...missed.map(({ id }) => [id, 'miss'] as const)]) };
}

/** The number of next classes supposed to be missed; null where others are, too, or some in between are not. */
export function missedNext(record: GraduationRecord, { sessions }: WhatIf, now: Instant): number | null {
  const missed = [...sessions].filter(([, guess]) => guess === 'miss').map(([id]) => id);
  const next = classesAhead(record, now).slice(0, missed.length);
  return next.every(({ id }) => missed.includes(id)) && next.length === missed.length ? missed.length : null;
}

/** Supposes one grade on all work that is left; without one nothing is supposed of that work. */
export function gradeAllLeft(record: GraduationRecord, whatIf: WhatIf, grade: Grade | null, now: Instant): WhatIf {
  const left = workLeft(record, now).map(({ id }) => id);
  const others = [...whatIf.items].filter(([id]) => !left.includes(id));
  return { ...whatIf, items: new Map([...others, ...(grade === null ? [] : left.map((id) => [id, grade] as const))]) };
}

/** The grade that is supposed on all work that is left; null where there is none, or not the same on all. */
export function gradedAllLeft(record: GraduationRecord, { items }: WhatIf, now: Instant): Grade | null {
  const guesses = new Set(workLeft(record, now).map(({ id }) => items.get(id)));
  const [guess] = guesses;
  return guesses.size === 1 && guess !== undefined && guess !== 'submit' && guess !== 'skip' ? guess : null;
}
