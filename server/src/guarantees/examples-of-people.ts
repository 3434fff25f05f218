import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { PAST_STUDENT } from './samples.ts';

export type PeopleNames =
  | 'adminPeople'
  | 'adminPerson'
  | 'createPerson'
  | 'invitePeople'
  | 'changeLoginEmail'
  | 'confirmLoginEmail'
  | 'previewMerge'
  | 'mergePeople'
  | 'undoMerge'
  | 'updatePerson'
  | 'setPersonActive'
  | 'unlockPerson'
  | 'endSignIns'
  | 'startPasswordReset'
  | 'resetSecondFactor'
  | 'setCanManageAttendance'
  | 'roster'
  | 'enrollmentHistory'
  | 'pastStudents'
  | 'pastStudentProfile'
  | 'previewEnrollments'
  | 'saveEnrollments'
  | 'endEnrollment'
  | 'resumeEnrollment'
  | 'changeEnrollmentRole'
  | 'previewTransfer'
  | 'transferEnrollment'
  | 'undoTransfer'
  | 'standingRoles'
  | 'previewStandingRole'
  | 'saveStandingRole'
  | 'endStandingRole';

const accountId = (id: number) => ({ accountId: id });
const change = { what: 'enroll', role: 'ta' } as const;
const standing = { universityId: IDS.northfield, cohortId: null, role: 'cm' } as const;
const emails = ['nobody@northfield.example'];

/** People and rosters, as administration sees them. */
export const ofPeople: Pick<Examples, PeopleNames> = {
  adminPeople: () => ({
    search: '',
    role: null,
    universityId: null,
    cohortId: null,
    courseId: null,
    state: null,
    sort: 'name',
    descending: false,
    page: 0,
  }),
  adminPerson: accountId,
  createPerson: () => ({
    email: 'newcomer@northfield.example',
    firstName: 'New',
    lastName: 'Comer',
    seat: { courseId: IDS.activeCourse, role: 'ta' },
    invites: false,
  }),
  invitePeople: (courseId) => ({ courseId, accountIds: [IDS.accounts.student] }),
  changeLoginEmail: (id) => ({ accountId: id, email: 'newcomer@northfield.example', waiting: null }),
  confirmLoginEmail: () => ({ token: 'x' }),
  previewMerge: (id) => ({ accountId: id, email: 'graduate@northfield.example' }),
  mergePeople: (id) => ({ accountId: id, email: 'graduate@northfield.example', digest: 'x' }),
  undoMerge: (id) => ({ accountId: id, mergeId: 1 }),
  updatePerson: (id) => ({ accountId: id, version: 1, firstName: 'Maya', lastName: 'Okafor', githubUserName: null }),
  setPersonActive: (id) => ({ accountId: id, active: false, reason: 'Has left.' }),
  unlockPerson: accountId,
  endSignIns: accountId,
  startPasswordReset: accountId,
  resetSecondFactor: accountId,
  setCanManageAttendance: (id) => ({ accountId: id, canManageAttendance: true }),
  roster: (courseId) => ({ courseId, active: true, search: '', role: null, sort: 'name', descending: false, page: 0 }),
  pastStudents: (courseId) => ({ courseId }),
  pastStudentProfile: (courseId) => ({ courseId, enrollmentId: PAST_STUDENT }),
  enrollmentHistory: (enrollmentId) => ({ enrollmentId }),
  previewEnrollments: (courseId) => ({ courseId, change, emails, fromCourseId: null }),
  saveEnrollments: (courseId) => ({ courseId, change, emails, digest: 'x' }),
  endEnrollment: (enrollmentId) => ({ enrollmentId, reason: 'withdrawn', lastDay: null, note: '' }),
  resumeEnrollment: (enrollmentId) => ({ enrollmentId, note: '' }),
  changeEnrollmentRole: (enrollmentId) => ({ enrollmentId, role: 'ta', note: '' }),
  previewTransfer: (enrollmentId) => ({ enrollmentId, courseId: IDS.fullTimeCourse, chosen: [] }),
  transferEnrollment: (enrollmentId) => ({
    enrollmentId,
    courseId: IDS.fullTimeCourse,
    chosen: [],
    lastDay: null,
    note: '',
    digest: 'x',
  }),
  undoTransfer: (enrollmentId) => ({ enrollmentId, transferId: 1 }),
  standingRoles: accountId,
  previewStandingRole: (id) => ({ accountId: id, ...standing }),
  saveStandingRole: (id) => ({ accountId: id, ...standing, digest: 'x' }),
  endStandingRole: (id) => ({ accountId: id, standingRoleId: 1, reason: 'completed' }),
};
