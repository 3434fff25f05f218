import type { Output } from '#lib/api.ts';

const AT = '2026-03-11T20:10:00.000Z' as const;

/** Somebody on the page of a person. */
export const ADA: Output<'adminPerson'> = {
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

/** A student on the roster, enrolled on the screen. */
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

/** The class whose roster it is. */
export const rosterCourse = (activeCount: number): Output<'roster'>['course'] => ({
  id: 9,
  code: 'NU-9',
  name: 'Nine',
  university: 'Northfield University',
  timeZone: 'UTC',
  activeCount,
  pastCount: 0,
});
