import { dateText, localDay, timeText, type Instant } from '@bcs/contract/kernel/clock';
import type { Calendar } from '../calendar.ts';
import { ACCOUNTS, ENROLLMENTS } from '../ids.ts';
import type { Row } from '../plant.ts';

/** A notification before it becomes a row. */
export interface Told {
  readonly id: number;
  readonly to: number;
  readonly type: string;
  readonly hoursAgo: number;
  readonly handled?: boolean;
  readonly dedupeKey?: string;
  readonly content: { readonly message: string } & Row;
}

export const ACADEMIC = { context: 'Academic' } as const;
export const CAREER = { context: 'Career' } as const;
export const MAYAS = { studentId: ACCOUNTS.student, studentEnrollmentId: ENROLLMENTS.student } as const;

/** How notifications write days and moments. */
export const wordsOf = ({ zone }: Calendar) => {
  const day = (at: Instant) => dateText(localDay(at, zone));
  return { day, moment: (at: Instant) => `${day(at)}, ${timeText(at, zone)}` };
};
