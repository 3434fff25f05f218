import { ability, type Account } from '#kernel/ability';
import { STAFF } from '#kernel/roles';
import { refuseAside } from './aside.ts';
import { STAFF_ONLY } from './failures.ts';
import type { WaitingLine } from './lines.ts';

export interface TodayFacts {
  /** Tells whether the caller is staff in any class. */
  readonly isStaff: boolean;
}

/** The right to see the tasks that wait for a person in all classes in which they are staff. SUCC-007 */
export const seeToday = ability<TodayFacts, Account>('today.see', {
  roles: STAFF,
  refuse: ({ isStaff }) => (isStaff ? null : STAFF_ONLY),
});

export interface SetAside {
  /** The line in its present state; null once it is settled. */
  readonly line: WaitingLine | null;
  readonly until: string;
}

/** An own line is set aside. SUCC-018 */
export const setLineAside = ability<SetAside>('today.setAside', {
  roles: STAFF,
  refuse: ({ line, until }, { timeZone }, now) => refuseAside(line, until, timeZone, now),
});

/** Brings back a line that was set aside. */
export const takeLineBack = ability('today.takeBack', { roles: STAFF });
