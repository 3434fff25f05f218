import { ability, type Account } from '#kernel/ability';
import { STAFF } from '#kernel/roles';
import { refuseAside } from './aside.ts';
import { STAFF_ONLY } from './failures.ts';
import type { WaitingLine } from './lines.ts';

export interface TodayFacts {
  /** Tells whether the caller is staff in any class. */
  readonly isStaff: boolean;
}

/** Shows people the tasks that wait for them in all classes in which they are staff. SUCC-007 */
export const seeToday = ability<TodayFacts, Account>('today.see', {
  roles: STAFF,
  refuse: ({ isStaff }) => (isStaff ? null : STAFF_ONLY),
});

export interface LineToSetAside {
  /** The line in its present state; null once it is done. */
  readonly line: WaitingLine | null;
  readonly until: string;
}

/** Lets people set their own lines aside. SUCC-018 */
export const setLineAside = ability<LineToSetAside>('today.setAside', {
  roles: STAFF,
  refuse: ({ line, until }, { timeZone }, now) => refuseAside(line, until, timeZone, now),
});

/** Lets people bring back a line that was set aside. */
export const takeLineBack = ability('today.takeBack', { roles: STAFF });
