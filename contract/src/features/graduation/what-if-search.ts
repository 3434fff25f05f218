import { isGrade } from '#features/grading/scale';
import type { ItemGuess, SessionGuess, WhatIf } from './what-if.ts';

/** A supposition as a query string carries it: `sessions=12.miss_15.remote`, `items=31.B_40.submit`. */
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

/** Reads a supposition; what is not understood is left out. */
export const parseWhatIf = ({ sessions, items }: WhatIfSearch): WhatIf => ({
  sessions: read(sessions, isSessionGuess),
  items: read(items, isItemGuess),
});

/** The opposite; nothing supposed leaves no trace. */
export const whatIfSearch = ({ sessions, items }: WhatIf): WhatIfSearch => ({
  sessions: write(sessions),
  items: write(items),
});
