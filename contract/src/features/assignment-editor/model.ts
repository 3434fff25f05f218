import { z } from 'zod';
import { DueTie } from '#features/scheduling/model';
import { count, day, id, instant, requiredText, text } from '#kernel/schema';
import { LONGEST_MARKDOWN, LONGEST_TITLE } from '#kernel/lengths';

const Kind = z.enum(['assignment', 'prework', 'milestone']);
const hours = () => z.number().min(0).max(999).multipleOf(0.1).nullable();

/** The fields of an assignment that can be edited. ADM-092, ADM-095 */
export const AssignmentFields = z.strictObject({
  kind: Kind,
  title: requiredText(LONGEST_TITLE),
  header: text(LONGEST_TITLE),
  /** The instructions in Markdown. */
  content: text(LONGEST_MARKDOWN),
  required: z.boolean(),
  requiredForGraduation: z.boolean(),
  assignmentDate: day(),
  /** The due date; derived from `tied` if that is set. */
  dueDate: instant(),
  /** The session on which the due date depends, and how; null for an independent due date. ADM-096 */
  tied: z.strictObject({ sessionId: id(), tie: DueTie }).nullable(),
  minHours: hours(),
  maxHours: hours(),
  draft: z.boolean(),
  /** The time of release; null releases at once. D-185 */
  releaseAt: instant().nullable(),
});

export type AssignmentFields = z.infer<typeof AssignmentFields>;

/** The class whose assignments are edited. */
export const EditedClass = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  timeZone: z.string(),
  startDate: day(),
  /** True while the class is a draft, so that every release can still be withdrawn. D-239 */
  isDraft: z.boolean(),
});
export type EditedClass = z.infer<typeof EditedClass>;

/** Specified by ADM-091. */
export const AssignmentInList = z.object({
  id: id(),
  title: z.string(),
  kind: Kind,
  required: z.boolean(),
  requiredForGraduation: z.boolean(),
  releaseAt: instant().nullable(),
  dueDate: instant(),
  bufferDays: count(),
  state: z.enum(['draft', 'scheduled', 'released', 'archived']),
  submitted: count(),
  graded: count(),
});
export type AssignmentInList = z.infer<typeof AssignmentInList>;

/** A student's standing toward graduation, and the letter of their average; null while no grade counts. */
export const GraduationVerdict = z.object({
  standing: z.enum(['on track', 'at risk', 'off track']),
  letter: z.string().nullable(),
});
export type GraduationVerdict = z.infer<typeof GraduationVerdict>;

/** The consequences of a change for the students of the class, before it is saved. ADM-097, ADM-099 */
export const AssignmentConsequences = z.object({
  submissionsBecomeLate: count(),
  submissionsNoLongerLate: count(),
  studentsBecomeOverdue: count(),
  studentsNoLongerOverdue: count(),
  /** The number of students who are notified that the due date has changed. D-080 */
  studentsTold: count(),
  /** The number of students for whom an assignment appears or disappears. ADM-097 */
  studentsSee: count(),
  verdicts: z.array(
    z.object({ studentEnrollmentId: id(), name: z.string(), from: GraduationVerdict, to: GraduationVerdict }),
  ),
});
export type AssignmentConsequences = z.infer<typeof AssignmentConsequences>;

/**
 * The facts about when students see an assignment: never while it is a draft, from `releaseAt` on, or at once if that
 * is null. D-185
 */
export const ReleaseState = AssignmentFields.pick({ draft: true, releaseAt: true });
export type ReleaseState = z.infer<typeof ReleaseState>;

const LONGEST_LEAD = 60;
/** The moment of release in a plan: at once, as its week begins, some days before the due date, or by hand. ADM-094 */
export const ReleaseRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('now') }),
  z.strictObject({ by: z.literal('week') }),
  z.strictObject({ by: z.literal('days'), days: z.int().min(0).max(LONGEST_LEAD) }),
  z.strictObject({ by: z.literal('hand') }),
]);
export type ReleaseRule = z.infer<typeof ReleaseRule>;

/** One assignment in a plan of releases. */
export const PlannedRelease = z.object({
  id: id(),
  title: z.string(),
  kind: Kind,
  /** The due date, including extensions. */
  dueDate: instant(),
  from: ReleaseState,
  to: ReleaseState,
  /** True if students see it as soon as the plan is saved. */
  comesOut: z.boolean(),
});
