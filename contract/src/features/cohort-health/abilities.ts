import { ability, type Account } from '#kernel/ability';
import { OVERSEERS, STAFF, type Role } from '#kernel/roles';
import { NO_STAFF_CLASS } from './failures.ts';

/** Whoever is staff somewhere sees the own classes beside each other. SUCC-064, SUCC-006 */
export const readCohorts = ability<{ readonly classes: number }, Account>('cohorts.read', {
  // nobody's role is known before their classes are
  roles: STAFF,
  refuse: ({ classes }) => (classes === 0 ? NO_STAFF_CLASS : null),
});

/** The figures of a class, for its staff; each role those of its own gradebook. SUCC-001, SUCC-065 */
export const readCohort = ability('cohort.read', { roles: STAFF });

const NAMED: readonly Role[] = STAFF.filter((role) => !OVERSEERS.includes(role));
/** Tells whether a role sees names behind the figures. SUCC-067 */
export const seesNames = (role: Role): boolean => NAMED.includes(role);
/** The names behind the figures. SUCC-067 */
export const readCohortNames = ability('cohort.names', { roles: NAMED });
