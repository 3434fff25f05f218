import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { ROLES } from '#kernel/roles';
import { count, day, done, id, text } from '#kernel/schema';
import { changeEnrollments, enrollPeople, readRoster } from './abilities.ts';
import {
  ENROLLMENT_CHANGED,
  LONGEST_NOTE,
  MOST_ENROLLED,
  OWN_ENROLLMENT,
  ROSTER_CHANGED,
  ROWS_REFUSED,
} from './failures.ts';
import { EndReason, EnrollmentEvent, EnrollmentPlanRow, RosterCourse, RosterRow } from './model.ts';

const ofClass = { by: 'course-or-grant', field: 'courseId' } as const;
const ofEnrollment = { by: 'enrollment-or-grant', field: 'enrollmentId' } as const;
const changes = ['enrollments', 'accounts', 'remote requests', 'audit entries'] as const;
const note = text(LONGEST_NOTE);
const wanted = {
  courseId: id(),
  role: z.enum(ROLES),
  emails: z.array(z.email().max(255)).min(1).max(MOST_ENROLLED),
};

export const roster = call({
  at: 'POST /broker/roster',
  kind: 'read',
  shows: ['enrollments', 'accounts'],
  summary: 'Who is in a class, or was: filtered, sorted and page by page',
  input: z.strictObject({
    courseId: id(),
    active: z.boolean(),
    /** Letters of a name or an e-mail. */
    search: text(100),
    role: z.enum(ROLES).nullable(),
    ...listing(['name', 'role', 'activatedAt', 'endedAt']),
  }),
  output: pageOf(RosterRow).extend({ course: RosterCourse, mayChange: z.boolean() }),
  scope: ofClass,
  allow: readRoster,
  fails: [],
});

export const enrollmentHistory = call({
  at: 'POST /broker/enrollmentHistory',
  kind: 'read',
  shows: ['enrollments'],
  summary: 'What has happened to the place of a person in a class, the latest first',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({ events: z.array(EnrollmentEvent) }),
  scope: ofEnrollment,
  allow: readRoster,
  fails: [],
});

export const previewEnrollments = call({
  at: 'POST /broker/previewEnrollments',
  kind: 'read',
  shows: ['enrollments'],
  summary: 'What enrolling these people would do, line by line; of an account nothing is told but that',
  input: z.strictObject(wanted),
  output: z.object({ rows: z.array(EnrollmentPlanRow), digest: z.string() }),
  scope: ofClass,
  allow: enrollPeople,
  fails: [],
});

export const saveEnrollments = call({
  at: 'POST /broker/saveEnrollments',
  kind: 'write',
  changes,
  summary: 'Does what the preview with this digest showed, or nothing',
  input: z.strictObject({ ...wanted, digest: text(64) }),
  output: done().extend({ enrolled: count() }),
  scope: ofClass,
  allow: enrollPeople,
  fails: [ROSTER_CHANGED, ROWS_REFUSED],
});

export const endEnrollment = call({
  at: 'POST /broker/endEnrollment',
  kind: 'write',
  changes,
  summary: 'Ends an enrollment: access is gone at once, all work stays',
  input: z.strictObject({ enrollmentId: id(), reason: EndReason, lastDay: day().nullable(), note }),
  output: done(),
  scope: ofEnrollment,
  allow: changeEnrollments,
  fails: [OWN_ENROLLMENT, ENROLLMENT_CHANGED],
});

export const resumeEnrollment = call({
  at: 'POST /broker/resumeEnrollment',
  kind: 'write',
  changes,
  summary: 'Brings back an enrollment that has ended, with all its work',
  input: z.strictObject({ enrollmentId: id(), note }),
  output: done(),
  scope: ofEnrollment,
  allow: changeEnrollments,
  fails: [OWN_ENROLLMENT, ENROLLMENT_CHANGED],
});

export const changeEnrollmentRole = call({
  at: 'POST /broker/changeEnrollmentRole',
  kind: 'write',
  changes,
  summary: 'Gives somebody another role in the class',
  input: z.strictObject({ enrollmentId: id(), role: z.enum(ROLES), note }),
  output: done(),
  scope: ofEnrollment,
  allow: changeEnrollments,
  fails: [OWN_ENROLLMENT, ENROLLMENT_CHANGED],
});
