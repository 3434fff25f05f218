import { z } from 'zod';
import { ORIGINS } from '#kernel/audit';
import { ROLES } from '#kernel/roles';
import { count, day, id, instant } from '#kernel/schema';
import { Transfer } from './model-transfer.ts';

/** The reason why an enrollment ends. ADM-029 */
export const EndReason = z.enum(['withdrawn', 'transferred', 'completed', 'dismissed', 'by mistake']);
export type EndReason = z.infer<typeof EndReason>;

/** A role that a person has or had in a class, from when to when, and why it ended. ADM-028 */
export const EnrollmentTerm = z.object({
  role: z.enum(ROLES),
  active: z.boolean(),
  activatedAt: instant(),
  endedAt: instant().nullable(),
  lastDay: day().nullable(),
  /** The reason; null for active ones, and where another role took its place. */
  endReason: EndReason.nullable(),
  origin: z.enum(ORIGINS),
  /** The transfer that has ended it. ADM-035 */
  transfer: Transfer.nullable(),
});

/** Somebody in the roster of a class, or who was. ADM-028 */
export const RosterRow = z.object({
  enrollmentId: id(),
  accountId: id(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Has never signed in. */
  isNew: z.boolean(),
  isOwn: z.boolean(),
  isBlocked: z.boolean(),
  /** The address gets no more mail; false for those who only read the roster. SUCC-084 */
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

/** One change in the story of an enrollment. ADM-030 */
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
