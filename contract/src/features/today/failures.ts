import { failure } from '#kernel/failure';

/** The refusal of people who are not staff in any class. SUCC-006 */
export const STAFF_ONLY = failure(403, { STAFF_ONLY: 'This is only for the staff of a class.' });

/** The reason why a line is not set aside. SUCC-018 */
export const ASIDE_FAILURES = {
  SETTLED: failure(409, { LINE_SETTLED: 'This has already been settled.' }),
  DUE_TODAY: failure(409, { LINE_DUE_TODAY: 'This is due today and cannot be set aside.' }),
  DAY: failure(422, { ASIDE_DAY: 'Please choose a day after today, within the next 60 days.' }),
} as const;
