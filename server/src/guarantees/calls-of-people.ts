import { sql } from '#database/db';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { PAST_STUDENT } from './samples.ts';
import { asks, type ActAs, type Successes } from './success.ts';

const change = { what: 'enroll', role: 'ta' } as const;
const anyStanding = { universityId: IDS.northfield, cohortId: null, role: 'cm' } as const;
const emails = ['nobody@northfield.example'];

/** Examples for people and rosters. */
export const peopleCalls: Examples = {
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
  previewStandingRole: () => ({ ...anyStanding }),
  saveStandingRole: () => ({ ...anyStanding, digest: 'x' }),
  endStandingRole: () => ({ reason: 'completed' }),
};

const accountId = IDS.accounts.student;
const enrollmentId = IDS.enrollments.student;
const by = 'operator' as const;
const ending = { enrollmentId, reason: 'withdrawn', lastDay: null, note: '' } as const;

const newcomer = {
  email: 'newcomer@northfield.example',
  firstName: 'New',
  lastName: 'Comer',
  seat: { courseId: IDS.activeCourse, role: 'ta' as const },
  invites: false,
};

const staff = IDS.accounts.instructor;
const standing = { accountId: staff, universityId: IDS.northfield, cohortId: null, role: 'cm' } as const;
const digestOf = async (act: ActAs) => ({ digest: (await act(by, 'previewStandingRole', standing)).digest });

const twin = { ...newcomer, seat: { courseId: IDS.fullTimeCourse, role: 'ta' as const } };
const merging = { accountId: IDS.accounts.ta2, email: newcomer.email };

async function preparedMerge(act: ActAs) {
  await act(by, 'createPerson', twin);
  const { digest } = await act(by, 'previewMerge', merging);
  return { by, input: { ...merging, digest } };
}

const moving = { enrollmentId, courseId: IDS.fullTimeCourse, chosen: [] };

async function preparedTransfer(act: ActAs) {
  const { plan } = await act(by, 'previewTransfer', moving);
  return { by, input: { ...moving, lastDay: null, note: '', digest: plan?.digest ?? '' } };
}

/** Successes of people and rosters. */
export const peopleSuccesses: Successes = {
  createPerson: asks(by, newcomer),
  invitePeople: async (act) => {
    const { accountId: invited } = await act(by, 'createPerson', newcomer);
    return { by: 'admin', input: { courseId: newcomer.seat.courseId, accountIds: [invited] } };
  },
  changeLoginEmail: asks(by, { accountId: IDS.accounts.mfa, email: newcomer.email, waiting: null }),
  confirmLoginEmail: async (_act, db) => {
    await db.run(sql`
      insert into login_email_changes (key, account_id, email, token_hash, asked_at, expires_at)
      values (gen_random_uuid(), ${IDS.accounts.mfa}, ${newcomer.email}, sha256('opened'), now(), now() + interval '1000 days')`);
    return { by, input: { token: 'opened' } };
  },
  previewMerge: async (act) => {
    await act(by, 'createPerson', twin);
    return { by, input: merging };
  },
  mergePeople: (act) => preparedMerge(act),
  undoMerge: async (act, db) => {
    const { input } = await preparedMerge(act);
    await act(by, 'mergePeople', input);
    const { id: mergeId } = await db.one<{ id: number }>(sql`select max(id) as id from account_merges`);
    return { by, input: { accountId: merging.accountId, mergeId } };
  },
  updatePerson: asks(by, { accountId, version: 1, firstName: 'Maja', lastName: 'Okafor', githubUserName: null }),
  setPersonActive: asks(by, { accountId, active: false, reason: 'Has left.' }),
  unlockPerson: async (_act, db) => {
    await db.run(sql`
      insert into login_failures (name_hash, failures, last_failed_at)
      select sha256(convert_to(email, 'UTF8')), 3, now() from accounts where id = ${accountId}`);
    return { by, input: { accountId } };
  },
  endSignIns: asks(by, { accountId }),
  startPasswordReset: asks(by, { accountId }),
  resetSecondFactor: asks(by, { accountId: IDS.accounts.mfa }),
  setCanManageAttendance: asks(by, { accountId, canManageAttendance: true }),
  saveEnrollments: async (act) => {
    const wanted = {
      courseId: IDS.fullTimeCourse,
      change: { what: 'enroll', role: 'ta' } as const,
      emails: ['student@northfield.example'],
    };
    const { digest } = await act(by, 'previewEnrollments', { ...wanted, fromCourseId: null });
    return { by, input: { ...wanted, digest } };
  },
  endEnrollment: asks(by, ending),
  pastStudentProfile: async (act) => {
    await act(by, 'endEnrollment', ending);
    return { by: 'instructor', input: { courseId: IDS.activeCourse, enrollmentId } };
  },
  resumeEnrollment: async (act) => {
    await act(by, 'endEnrollment', ending);
    return { by, input: { enrollmentId, note: '' } };
  },
  previewTransfer: asks(by, moving),
  transferEnrollment: preparedTransfer,
  undoTransfer: async (act, db) => {
    await act(by, 'transferEnrollment', (await preparedTransfer(act)).input);
    const { id: transferId } = await db.one<{ id: number }>(sql`select max(id) as id from transfers`);
    return { by, input: { enrollmentId, transferId } };
  },
  saveStandingRole: async (act) => ({ by, input: { ...standing, ...(await digestOf(act)) } }),
  endStandingRole: async (act, db) => {
    await act(by, 'saveStandingRole', { ...standing, ...(await digestOf(act)) });
    const { id } = await db.one<{ id: number }>(sql`select id from standing_roles where account_id = ${staff}`);
    return { by, input: { accountId: staff, standingRoleId: id, reason: 'completed' } };
  },
  changeEnrollmentRole: asks(by, { enrollmentId, role: 'ta', note: '' }),
};
