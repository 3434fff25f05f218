import { z } from 'zod';
import { ORIGINS } from '#kernel/audit';
import { ROLES } from '#kernel/roles';
import { count, day, id, instant } from '#kernel/schema';

/**
 * The class to which a person was transferred, on the enrollment that ended; present while it can be undone. ADM-035
 */
export const Transfer = z.object({ id: id(), code: z.string(), madeAt: instant() });
export type Transfer = z.infer<typeof Transfer>;

/**
 * The state of the other class. A draft is visible only to those who prepare it, and archived classes are not offered.
 * ADM-068, ADM-071
 */
const TransferState = z.enum(['draft', 'published', 'concluded', 'archived']);

const Counted = z.object({ absences: count(), remoteDays: count() });
const Kind = z.literal([1, 2]);

/** The preview of a transfer. It shows whether there is work, but never its content. ADM-035 */
export const TransferPlan = z.object({
  code: z.string(),
  course: z.string(),
  /** True if the person was in that class before, so that the former enrollment is resumed with its work. */
  resumes: z.boolean(),
  state: TransferState,
  pairs: z.array(
    z.object({
      assignmentId: id(),
      title: z.string(),
      contextId: Kind,
      isGraded: z.boolean(),
      to: id().nullable(),
      by: z.enum(['plan', 'title', 'choice']).nullable(),
      what: z.enum(['copied', 'stays', 'has work there', 'no work']),
    }),
  ),
  /** The assignments of the other class. */
  targets: z.array(z.object({ assignmentId: id(), title: z.string(), contextId: Kind })),
  /** The counts in the former class, where they stay. */
  left: Counted,
  /** The counts in the new class, and its limits. */
  begins: Counted.extend({ maxAbsence: count().nullable(), maxRemoteAttendance: count().nullable() }),
  digest: z.string(),
});
export type TransferPlan = z.infer<typeof TransferPlan>;

/** A class that somebody can be transferred to. */
export const TransferClass = z.object({ id: id(), code: z.string(), name: z.string(), state: TransferState });
export type TransferClass = z.infer<typeof TransferClass>;

/** The reason why an enrollment ends. ADM-029 */
export const EndReason = z.enum(['withdrawn', 'transferred', 'completed', 'dismissed', 'by mistake']);
export type EndReason = z.infer<typeof EndReason>;

/** A role that a person has or had in a class, with its dates and the reason for its end. ADM-028 */
export const EnrollmentTerm = z.object({
  role: z.enum(ROLES),
  active: z.boolean(),
  activatedAt: instant(),
  endedAt: instant().nullable(),
  lastDay: day().nullable(),
  /** The reason; null for active enrollments, and if another role has replaced it. */
  endReason: EndReason.nullable(),
  origin: z.enum(ORIGINS),
  /** The transfer that ended it. ADM-035 */
  transfer: Transfer.nullable(),
});

/** A present or former member of a class in its roster. ADM-028 */
export const RosterRow = z.object({
  enrollmentId: id(),
  accountId: id(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** True if the person has never signed in. */
  isNew: z.boolean(),
  isOwn: z.boolean(),
  isBlocked: z.boolean(),
  /** True if mail to the address is stopped; always false for people who may only read the roster. SUCC-084 */
  refusesMail: z.boolean(),
  ...EnrollmentTerm.shape,
});
export type RosterRow = z.infer<typeof RosterRow>;

/** A student who was in the class. ADM-033 */
export const PastStudent = z.object({
  enrollmentId: id(),
  name: z.string(),
  endedAt: instant().nullable(),
  lastDay: day().nullable(),
  endReason: EndReason.nullable(),
});

/** The class of a roster. */
export const RosterCourse = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  university: z.string(),
  timeZone: z.string(),
  activeCount: count(),
  pastCount: count(),
});

/** One event in the history of an enrollment. ADM-030 */
export const EnrollmentEvent = z.object({
  id: id(),
  at: instant(),
  what: z.enum(['began', 'ended', 'resumed', 'role changed']),
  role: z.enum(ROLES),
  roleBefore: z.enum(ROLES).nullable(),
  endReason: EndReason.nullable(),
  lastDay: day().nullable(),
  origin: z.enum(ORIGINS),
  /** The person who did it; null for the command line, or the server by itself. */
  author: z.string().nullable(),
  note: z.string().nullable(),
});
export type EnrollmentEvent = z.infer<typeof EnrollmentEvent>;

/** The staff roles that can be given for several classes. Students are enrolled class by class. D-181 */
export const StandingStaff = z.enum(ROLES).exclude(['student']);

/** A role that somebody has in all classes of a cohort or a university. ADM-036 */
export const StandingRole = z.object({
  id: id(),
  role: StandingStaff,
  university: z.string(),
  /** The cohort; null for all classes of the university. */
  cohort: z.string().nullable(),
  givenAt: instant(),
  /** The person who gave it; null where the account is gone. */
  givenBy: z.string().nullable(),
  /** The number of active enrollments that it created, which end together with it. */
  classes: count(),
});

/** The effect of a standing role in one class. */
export const StandingClass = z.object({
  courseId: id(),
  code: z.string(),
  what: z.enum(['begin', 'resume', 'unchanged', 'other role']),
});

/** A program or university in which a standing role can be given. */
export const StandingPlace = z.object({
  id: id(),
  name: z.string(),
  cohorts: z.array(z.object({ id: id(), name: z.string() })),
});
