import { ability, type Administrator, type ClassAdministrator } from '#kernel/ability';
import { CLASS_ADMINISTRATORS, CLASS_EDITORS, STAFF } from '#kernel/roles';
import { OWN_ENROLLMENT } from './failures.ts';
import { refuseTransfer, refuseUndoTransfer, type TransferFacts, type UndoTransferFacts } from './transferring.ts';

/**
 * Lets admins and general managers read the rosters of their classes, and holders of grants those within reach.
 * ADM-002, ADM-005, ADM-006
 */
export const readRoster = ability<null, ClassAdministrator>('rosters.read', {
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
});

/** Lets admins of the class and holders of grants enroll people. ADM-005 */
export const enrollPeople = ability<null, ClassAdministrator>('rosters.enroll', {
  roles: CLASS_EDITORS,
  grants: 'university',
});

/** Lets the staff of a class read the record of a student who has left it. ADM-033 */
export const readPastStudent = ability('rosters.read-past-student', { roles: STAFF });

/** Lets holders of grants give and end roles for all classes of a cohort or a university. ADM-036 */
export const keepStandingRoles = ability<null, Administrator>('rosters.standing-roles', {
  roles: [],
  grants: 'university',
});

/** An enrollment that is about to change. */
export interface EnrollmentFacts {
  readonly accountId: number;
}

/**
 * Lets admins change enrollments. Nobody changes their own without a grant, so that no class loses its admin by
 * accident.
 */
export const changeEnrollments = ability<EnrollmentFacts, ClassAdministrator>('rosters.change', {
  roles: CLASS_EDITORS,
  grants: 'university',
  refuse: ({ accountId }, viewer) => (accountId === viewer.accountId && !viewer.byGrant ? OWN_ENROLLMENT : null),
});

/**
 * Lets admins transfer a student to another class of the university; without a grant they need to be admin of both.
 * ADM-035
 */
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
