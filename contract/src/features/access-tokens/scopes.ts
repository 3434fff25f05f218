import type { TokenDays, TokenScope } from './model.ts';

/** What people read of each scope. */
export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  attendance: 'Attendance of each session',
  grades: 'The gradebook',
  coursework: 'Coursework and submissions',
  sessions: 'Sessions with their attendance',
  weeklyFeedback: 'Averages of the weekly feedback',
};

/** How long a token may be made to work, with its words. */
export const LIFETIMES: readonly (readonly [days: TokenDays, words: string])[] = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [365, 'A year'],
];
