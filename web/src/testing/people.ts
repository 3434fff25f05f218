import type { Enrollment, OwnCohort, OwnUniversity } from '@bcs/contract/features/enrollments/model';
import { ROLE_NAMES, type Role } from '@bcs/contract/kernel/roles';
import type { CohortUiControl, FeatureFlags } from '@bcs/contract/kernel/switches';
import type { Output } from '#lib/api.ts';

export const NOTHING_HIDDEN: CohortUiControl = {
  hideBilling: false,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: false,
  hideExtendDueDate: false,
};
export const ALL_ON: FeatureFlags = {
  billing: true,
  web2case: true,
  liveChat: true,
  reviewPrompt: true,
  'homework.dateExtend': true,
};

export const university = (id = 1, name = 'Northfield University'): OwnUniversity => ({
  id,
  name,
  shortName: null,
  logoUrl: null,
  accentColor: null,
  chatEnabled: true,
  cohortCount: 2,
  courseCount: 3,
});

export const cohort = (
  change: Partial<OwnCohort> & { programType?: string; school?: OwnUniversity } = {},
): OwnCohort => {
  const { programType = 'Full Stack Flex Part-Time', school = university(), ...rest } = change;
  return {
    id: 1,
    name: 'Cohort 12',
    startDate: '2026-01-05',
    endDate: '2026-06-26',
    timeZone: 'America/New_York',
    program: { name: programType, programType: { name: programType }, university: school },
    ...rest,
  };
};

export const enrollment = (
  role: Role = 'student',
  change: {
    id?: number;
    name?: string;
    hidden?: Partial<CohortUiControl>;
    school?: OwnUniversity;
    cohortName?: string;
  } = {},
): Enrollment => ({
  id: change.id ?? 7,
  courseId: 70 + (change.id ?? 7),
  userAccountId: 5,
  active: true,
  courseRole: { courseRoleCode: role, name: ROLE_NAMES[role] },
  course: {
    id: 70 + (change.id ?? 7),
    code: 'FSF-12',
    name: change.name ?? 'Full Stack Flex Part-Time',
    startDate: '2026-01-05',
    endDate: '2026-06-26',
    duration: null,
    location: null,
    timeZone: 'America/New_York',
    cohortId: 1,
    endSurveyEnabled: false,
    enterpriseCourse: false,
    graduationRequirements: {
      maxAbsence: 8,
      maxRemoteAttendance: 4,
      maxMissedGeneralAssignment: 2,
      maxMissedRequiredAssignment: 1,
      minimumScoreRequired: 75,
    },
    cohort: {
      name: change.cohortName ?? 'Cohort 12',
      startDate: '2026-01-05',
      endDate: '2026-06-26',
      program: {
        name: 'Full Stack Flex',
        programType: { name: 'Full Stack Flex Part-Time' },
        university: change.school ?? university(),
      },
      cohortUiControl: { ...NOTHING_HIDDEN, ...change.hidden },
    },
  },
  midCourseSurveySchedule: null,
  endCourseSurveySchedule: null,
  remoteAttendanceCount: 0,
  pendingRemoteAttendanceRequestCount: 0,
  showCareerServicesEvents: true,
});

type Info = Output<'myInfo'>;

/** Makes Maya's information, with one class unless others are given. */
export const myInfo = (
  single: Enrollment | null = enrollment(),
  change: { canManageAttendance?: boolean; flags?: Partial<FeatureFlags>; portal?: boolean } & Partial<
    Pick<Info, 'singleUniversity' | 'singleCohort'>
  > = {},
): Info => {
  const featureFlags = { ...ALL_ON, ...change.flags };
  return {
    userInfo: {
      userId: 5,
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@northfield.example',
      username: 'maya@northfield.example',
      nexusAvatarUrl: null,
      avatarUrl: null,
      githubUserName: null,
      canManageAttendance: change.canManageAttendance ?? false,
      featureFlags,
    },
    featureFlags,
    singleUniversity: change.singleUniversity ?? null,
    singleCohort: change.singleCohort ?? null,
    singleEnrollment: single,
    draftKey: 'a-key-for-drafts',
    paymentPortalAvailable: change.portal ?? false,
    administers: null,
    lacksFactor: false,
    awaitsClass: false,
    sessionVideoHost: 'panopto.com',
    stoppedMail: null,
  };
};
