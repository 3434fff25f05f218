import type { TokenDays, TokenScope } from './model.ts';

/** The name of each scope in the interface. */
export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  attendance: 'Attendance of each session',
  grades: 'The gradebook',
  coursework: 'Coursework and submissions',
  sessions: 'Sessions with their attendance',
  weeklyFeedback: 'Averages of the weekly feedback',
};

/** The lifetimes that a user can choose for a token, each with its label. */
export const LIFETIMES: readonly (readonly [days: TokenDays, words: string])[] = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [365, 'A year'],
];
