import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { PAST_STUDENT } from './samples.ts';

const change = { what: 'enroll', role: 'ta' } as const;
const standing = { universityId: IDS.northfield, cohortId: null, role: 'cm' } as const;
const emails = ['nobody@northfield.example'];

/** People and rosters, as administration sees them. */
export const ofPeople: Examples = {
  createPerson: () => ({
    email: 'newcomer@northfield.example',
    firstName: 'New',
    lastName: 'Comer',
    seat: { courseId: IDS.activeCourse, role: 'ta' },
  }),
  invitePeople: () => ({ accountIds: [IDS.accounts.student] }),
  changeLoginEmail: () => ({ email: 'newcomer@northfield.example' }),
  confirmLoginEmail: () => ({ token: 'x' }),
  previewMerge: () => ({ email: 'graduate@northfield.example' }),
  mergePeople: () => ({ email: 'graduate@northfield.example', digest: 'x' }),
  updatePerson: () => ({ firstName: 'Maya', lastName: 'Okafor' }),
  setPersonActive: () => ({ reason: 'Has left.' }),
  setCanManageAttendance: () => ({ canManageAttendance: true }),
  roster: () => ({ active: true }),
  pastStudentProfile: () => ({ enrollmentId: PAST_STUDENT }),
  previewEnrollments: () => ({ change, emails }),
  saveEnrollments: () => ({ change, emails, digest: 'x' }),
  changeEnrollmentRole: () => ({ role: 'ta' }),
  previewTransfer: () => ({ courseId: IDS.fullTimeCourse }),
  transferEnrollment: () => ({ courseId: IDS.fullTimeCourse, digest: 'x' }),
  previewStandingRole: () => ({ ...standing }),
  saveStandingRole: () => ({ ...standing, digest: 'x' }),
  endStandingRole: () => ({ reason: 'completed' }),
};
