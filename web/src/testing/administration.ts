import type { Output } from '#lib/api.ts';

const AT = '2026-03-11T20:10:00.000Z' as const;

/** A person in administration, as the tests' server sends it. */
export const ADA_PERSON: Output<'adminPerson'> = {
  id: 7,
  version: 1,
  firstName: 'Ada',
  lastName: 'Quist',
  email: 'ada@northfield.example',
  newEmail: null,
  githubUserName: null,
  state: 'active',
  lockedUntil: null,
  lastLoginAt: AT,
  createdAt: AT,
  hasSecondFactor: false,
  canManageAttendance: false,
  signIns: 0,
  isOwn: false,
  mayChange: true,
  enrollments: [],
  invitations: [],
  history: [],
  merges: [],
  consequences: { enrollments: 0, comingSessions: [], comingSessionCount: 0, left: [], grants: 0 },
};

/** Makes a row of the roster for a student who was enrolled by hand. */
export const rosterRow = (id: number, firstName: string): Output<'roster'>['rows'][number] => ({
  enrollmentId: id,
  accountId: id,
  firstName,
  lastName: 'Lee',
  email: `${firstName.toLowerCase()}@x.example`,
  isNew: false,
  isOwn: false,
  isBlocked: false,
  refusesMail: false,
  role: 'student',
  active: true,
  activatedAt: AT,
  endedAt: null,
  lastDay: null,
  endReason: null,
  origin: 'screen',
  transfer: null,
});

/** Makes the class to which the roster belongs. */
export const rosterCourse = (activeCount: number): Output<'roster'>['course'] => ({
  id: 9,
  code: 'NU-9',
  name: 'Nine',
  university: 'Northfield University',
  timeZone: 'UTC',
  activeCount,
  pastCount: 0,
});

/** A class in administration, whose id is 9. */
export const DRAFT_CLASS: Output<'adminClass'> = {
  courseId: 9,
  code: 'NU-9',
  name: 'Nine',
  universityId: 1,
  university: 'Northfield University',
  program: 'Web',
  cohort: 'Cohort 9',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
  timeZone: 'America/New_York',
  state: 'draft',
  publishedAt: null,
  concludedAt: null,
  archivedAt: null,
  deletedAt: null,
  students: 0,
  staff: 1,
  sessions: 3,
  assignments: 3,
  releases: { released: 0, scheduled: 2, draft: 1 },
  missing: ['student'],
  outside: [{ kind: 'session', id: 4, name: 'Too late', at: '2027-03-01T18:00:00.000Z' }],
  outsideCount: 1,
  hasWork: false,
  mayChange: true,
  mayKeep: true,
};
