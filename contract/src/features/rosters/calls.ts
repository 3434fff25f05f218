import { z } from 'zod';
import { StudentProfile } from '#features/student-page/model';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { ROLES } from '#kernel/roles';
import { day, done, id, text, count, digest } from '#kernel/schema';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { RECORD } from '#kernel/topics';
import { changeEnrollments, readPastStudent, readRoster, transferPeople, undoTransfers } from './abilities.ts';
import {
  EndReason,
  EnrollmentEvent,
  PastStudent,
  RosterCourse,
  RosterRow,
  TransferClass,
  TransferPlan,
} from './model.ts';
import * as failures from './failures.ts';

const ofEnrollment = { scope: 'enrollment-or-grant', allow: changeEnrollments } as const;
const changes = ['enrollments', 'accounts', 'remote requests', 'audit entries'] as const;
const note = text(failures.LONGEST_NOTE);

export const roster = call('POST /broker/roster', {
  shows: ['enrollments', 'accounts', 'refused addresses'],
  summary: 'Lists who is or was in a class, filtered, sorted and paged',
  input: {
    courseId: id(),
    active: z.boolean(),
    /** A part of a name or an e-mail. */
    search: text(100),
    role: z.enum(ROLES).nullable(),
    /** Limits the list to people whose mail is stopped, if the caller may enroll people. SUCC-084 */
    refusesMail: z.boolean().optional(),
    ...listing(['name', 'role', 'activatedAt', 'endedAt']),
  },
  output: pageOf(RosterRow).extend({ course: RosterCourse, mayChange: z.boolean(), readsPast: z.boolean() }),
  scope: 'course-or-grant',
  allow: readRoster,
});

export const pastStudents = call('POST /broker/pastStudents', {
  shows: ['enrollments'],
  summary: 'Lists the students who have left a class, the latest first',
  input: { courseId: id() },
  output: { students: z.array(PastStudent) },
  scope: 'course',
  allow: readPastStudent,
});

export const pastStudentProfile = call('POST /broker/pastStudentProfile', {
  shows: ['enrollments', ...RECORD, 'pictures'],
  summary: 'Shows the record of a student who has left the class, as it was; it cannot be changed',
  input: { courseId: id(), enrollmentId: id() },
  output: StudentProfile.extend({ past: PastStudent }),
  scope: 'course',
  allow: readPastStudent,
  fails: [failures.NOT_AMONG_THE_PAST],
});

export const enrollmentHistory = call('POST /broker/enrollmentHistory', {
  shows: ['enrollments'],
  summary: 'Lists what has happened to the enrollment of a person in a class, the latest first',
  input: { enrollmentId: id() },
  output: { events: z.array(EnrollmentEvent) },
  scope: 'enrollment-or-grant',
  allow: readRoster,
});

export const endEnrollment = call('POST /broker/endEnrollment', {
  ...ofEnrollment,
  changes,
  summary: 'Ends an enrollment: access ends at once, all work stays',
  input: { enrollmentId: id(), reason: EndReason, lastDay: day().nullable(), note },
  fails: [failures.OWN_ENROLLMENT, failures.ENROLLMENT_CHANGED],
});

export const resumeEnrollment = call('POST /broker/resumeEnrollment', {
  ...ofEnrollment,
  changes,
  summary: 'Brings back an enrollment that has ended, with all its work',
  input: { enrollmentId: id(), note },
  fails: [failures.OWN_ENROLLMENT, failures.ENROLLMENT_CHANGED],
});

export const changeEnrollmentRole = call('POST /broker/changeEnrollmentRole', {
  ...ofEnrollment,
  changes,
  summary: 'Gives a person another role in the class',
  input: { enrollmentId: id(), role: z.enum(ROLES), note },
  fails: [failures.OWN_ENROLLMENT, failures.ENROLLMENT_CHANGED],
});

const transferred = ['enrollments', 'accounts', 'submissions', 'grades', 'remote requests', 'audit entries'] as const;
const chosen = z.array(z.strictObject({ assignmentId: id(), to: id().nullable() })).max(failures.MOST_PAIRS);
const refusals = [
  failures.OWN_ENROLLMENT,
  failures.ENROLLMENT_CHANGED,
  failures.NOT_TO_THIS_CLASS,
  failures.ALREADY_IN_CLASS,
] as const;

export const previewTransfer = call('POST /broker/previewTransfer', {
  shows: ['enrollments'],
  summary: 'Tells to which classes a person can be transferred, and previews what such a transfer would copy',
  /** Without a class the call returns the possible classes, with one the plan. */
  input: { enrollmentId: id(), courseId: id().nullable(), chosen },
  output: { classes: z.array(TransferClass), plan: TransferPlan.nullable() },
  scope: 'enrollment-or-grant',
  allow: transferPeople,
  fails: refusals,
});

export const transferEnrollment = call('POST /broker/transferEnrollment', {
  changes: transferred,
  summary: 'Ends an enrollment and starts one in another class of the university, with copies of the paired work',
  input: {
    enrollmentId: id(),
    courseId: id(),
    chosen,
    lastDay: day().nullable(),
    note: text(failures.LONGEST_NOTE),
    digest: digest(),
  },
  output: done().extend({ copied: count() }),
  scope: 'enrollment-or-grant',
  allow: transferPeople,
  fails: [...refusals, PREVIEW_OUTDATED],
});

export const undoTransfer = call('POST /broker/undoTransfer', {
  changes: transferred,
  summary: 'Undoes a transfer, for 30 days; copies that someone has worked on since then stay where they are',
  input: { enrollmentId: id(), transferId: id() },
  output: done().extend({ kept: count() }),
  scope: 'enrollment-or-grant',
  allow: undoTransfers,
  fails: [failures.OWN_ENROLLMENT, failures.NOT_TO_THIS_CLASS, failures.TRANSFER_OVER, failures.TRANSFER_MOVED_ON],
});
