import { ability, type Administrator, type ClassAdministrator } from '#kernel/ability';
import { CLASS_ADMINISTRATORS, CLASS_EDITORS, STAFF } from '#kernel/roles';
import { OWN_ENROLLMENT } from './failures.ts';
import { refuseTransfer, refuseUndoTransfer, type TransferFacts, type UndoTransferFacts } from './transferring.ts';

/** Admins and general managers read the roster of their classes, grants those within reach. ADM-002, ADM-005, ADM-006 */
export const readRoster = ability<null, ClassAdministrator>('rosters.read', {
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
});

/** Admins of the class and grants enroll people. ADM-005 */
export const enrollPeople = ability<null, ClassAdministrator>('rosters.enroll', {
  roles: CLASS_EDITORS,
  grants: 'university',
});

/** The record of a student who has left stays with those who could read it before: the staff of the class. ADM-033 */
export const readPastStudent = ability('rosters.read-past-student', { roles: STAFF });

/** Gives and ends roles for all classes of a cohort or a university. ADM-036 */
export const keepStandingRoles = ability<null, Administrator>('rosters.standing-roles', {
  roles: [],
  grants: 'university',
});

/** An enrollment that somebody wants to change. */
export interface EnrollmentFacts {
  readonly accountId: number;
}

/** Changes enrollments. By a role alone nobody changes their own, so that no class loses its admin by a slip. */
export const changeEnrollments = ability<EnrollmentFacts, ClassAdministrator>('rosters.change', {
  roles: CLASS_EDITORS,
  grants: 'university',
  refuse: ({ accountId }, viewer) => (accountId === viewer.accountId && !viewer.byGrant ? OWN_ENROLLMENT : null),
});

/** Moves somebody to another class of the university; whoever has a role alone needs it in both. ADM-035 */
export const transferPeople = ability<TransferFacts, ClassAdministrator>('rosters.transfer', {
  roles: CLASS_EDITORS,
  grants: 'university',
  refuse: refuseTransfer,
});

/** Takes a transfer back. ADM-035 */
export const undoTransfers = ability<UndoTransferFacts, ClassAdministrator>('rosters.undoTransfer', {
  roles: CLASS_EDITORS,
  grants: 'university',
  refuse: refuseUndoTransfer,
});
