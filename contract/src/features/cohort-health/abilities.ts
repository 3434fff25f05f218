import { ability, type Account } from '#kernel/ability';
import { OVERSEERS, STAFF, type Role } from '#kernel/roles';
import { NO_STAFF_CLASS } from './failures.ts';

/** Lets everyone who is staff anywhere compare their own classes. SUCC-064, SUCC-006 */
export const readCohorts = ability<{ readonly classes: number }, Account>('cohorts.read', {
  // roles are known only after the classes have been looked up
  roles: STAFF,
  refuse: ({ classes }) => (classes === 0 ? NO_STAFF_CLASS : null),
});

/** Shows staff the figures of a class, based on what each role sees in the gradebook. SUCC-001, SUCC-065 */
export const readCohort = ability('cohort.read', { roles: STAFF });

const NAMED: readonly Role[] = STAFF.filter((role) => !OVERSEERS.includes(role));
/** Tells whether a role sees names behind the figures. SUCC-067 */
export const seesNames = (role: Role): boolean => NAMED.includes(role);
/** Shows the names behind the figures. SUCC-067 */
export const readCohortNames = ability('cohort.names', { roles: NAMED });
