import { failure } from '#kernel/failure';

/** Today is for those who are staff somewhere. SUCC-006 */
export const STAFF_ONLY = failure('STAFF_ONLY', 403, 'This is for the staff of a class.');

/** The reason why a line is not set aside. SUCC-018 */
export const ASIDE = {
  SETTLED: failure('LINE_SETTLED', 409, 'This is settled already.'),
  DUE_TODAY: failure('LINE_DUE_TODAY', 409, 'This is due today and cannot be set aside.'),
  DAY: failure('ASIDE_DAY', 422, 'Please choose a day after today, within the next 60 days.'),
} as const;
