import { compareInstants, type Instant } from '#kernel/clock';
import { type Grade, isGrade } from '#features/grading/scale';
import type { GraduationItem, GraduationRecord, GraduationSession } from './model.ts';
import { itemGuesses, sessionGuesses, type WhatIf, type ItemGuess, type SessionGuess } from './what-if.ts';

/** The upcoming classes that can be missed, the next first. */
export const classesAhead = ({ sessions }: GraduationRecord, now: Instant): GraduationSession[] =>
  sessions
    .filter((session) => session.startTime > now && sessionGuesses(session, now).includes('miss'))
    .toSorted((a, b) => compareInstants(a.startTime, b.startTime));

/** The work that may still be graded. D-096 */
export const ungradedWork = ({ items }: GraduationRecord, now: Instant): GraduationItem[] =>
  items.filter((item) => itemGuesses(item, now).includes('A'));

/**
 * Supposes that the next classes are missed, as many as given, and no others; classes attended remotely are not
 * changed.
 */
export function supposeMissed(record: GraduationRecord, whatIf: WhatIf, count: number, now: Instant): WhatIf {
  const missed = classesAhead(record, now).slice(0, count);
  const others = [...whatIf.sessions].filter(([, guess]) => guess !== 'miss');
  return { ...whatIf, sessions: new Map([...others, ...missed.map(({ id }) => [id, 'miss'] as const)]) };
}

/** The number of upcoming classes that are supposed to be missed; null unless these are exactly the next ones. */
export function countSupposedMissed(record: GraduationRecord, { sessions }: WhatIf, now: Instant): number | null {
  const missed = [...sessions].filter(([, guess]) => guess === 'miss').map(([id]) => id);
  const next = classesAhead(record, now).slice(0, missed.length);
  return next.every(({ id }) => missed.includes(id)) && next.length === missed.length ? missed.length : null;
}

/** Supposes the same grade on all open work; null removes these suppositions. */
export function gradeAllLeft(record: GraduationRecord, whatIf: WhatIf, grade: Grade | null, now: Instant): WhatIf {
  const left = ungradedWork(record, now).map(({ id }) => id);
  const others = [...whatIf.items].filter(([id]) => !left.includes(id));
  return { ...whatIf, items: new Map([...others, ...(grade === null ? [] : left.map((id) => [id, grade] as const))]) };
}

/** The grade that is supposed on all open work; null if there is none, or if the grades differ. */
export function gradedAllLeft(record: GraduationRecord, { items }: WhatIf, now: Instant): Grade | null {
  const guesses = new Set(ungradedWork(record, now).map(({ id }) => items.get(id)));
  const [guess] = guesses;
  return guesses.size === 1 && guess !== undefined && guess !== 'submit' && guess !== 'skip' ? guess : null;
}

/** A supposition in the form of a query string: `sessions=12.miss_15.remote`, `items=31.B_40.submit`. */
export interface WhatIfSearch {
  readonly sessions?: string | undefined;
  readonly items?: string | undefined;
}

const isSessionGuess = (text: string): text is SessionGuess => ['miss', 'remote', 'attend'].includes(text);
const isItemGuess = (text: string): text is ItemGuess => text === 'submit' || text === 'skip' || isGrade(text);

function read<Guess extends string>(text: string | undefined, isGuess: (guess: string) => guess is Guess) {
  const found = new Map<number, Guess>();
  for (const part of text?.split('_') ?? []) {
    const [, id, guess] = /^([1-9]\d{0,9})\.(.+)$/.exec(part) ?? [];
    if (id !== undefined && guess !== undefined && isGuess(guess)) found.set(Number(id), guess);
  }
  return found;
}

const write = (guesses: ReadonlyMap<number, string>): string | undefined =>
  guesses.size === 0
    ? undefined
    : Array.from(guesses)
        .toSorted(([a], [b]) => a - b)
        .map(([id, guess]) => `${id}.${guess}`)
        .join('_');

/** Reads a supposition from a query string, ignoring invalid parts. */
export const parseWhatIf = ({ sessions, items }: WhatIfSearch): WhatIf => ({
  sessions: read(sessions, isSessionGuess),
  items: read(items, isItemGuess),
});

/** Writes a supposition into a query string; an empty one leaves nothing in it. */
export const whatIfSearch = ({ sessions, items }: WhatIf): WhatIfSearch => ({
  sessions: write(sessions),
  items: write(items),
});
