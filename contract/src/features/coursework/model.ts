import { z } from 'zod';
import { count, day, id, instant } from '#kernel/schema';

export const Context = z.object({ id: z.literal([1, 2]), contextCode: z.enum(['academic', 'career']) });
export type Context = z.infer<typeof Context>;

export const Grade = z.enum(['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F', 'Incomplete']);
export type Grade = z.infer<typeof Grade>;

/** SUBM-006. The version is added, so that two graders notice each other; so is when it was given. */
export const SubmissionGrade = z.object({
  id: id(),
  submissionId: id(),
  grade: Grade,
  version: id(),
  gradedAt: instant(),
});
export type SubmissionGrade = z.infer<typeof SubmissionGrade>;

/** SUBM-007 */
export const CareerFeedback = z.object({
  careerFeedbackStatusId: z.literal([1, 2, 3, 4, 5, 6, 7]),
  version: id(),
  setAt: instant(),
});
export type CareerFeedback = z.infer<typeof CareerFeedback>;

/** WORK-011. What belongs to a submission is the caller's own; the counts are for staff. */
export const Assignment = z.object({
  id: id(),
  courseId: id(),
  contextId: z.literal([1, 2]),
  title: z.string(),
  assignmentDate: day(),
  dueDate: instant(),
  effectiveDueDate: instant(),
  bufferDays: z.int().min(0).max(7),
  required: z.boolean(),
  requiredForGraduation: z.boolean(),
  assignmentHeader: z.object({ header: z.string() }),
  /** Markdown. WORK-013 */
  assignmentContent: z.object({ content: z.string() }),
  assignmentHours: z.object({ minHours: z.number().nullable(), maxHours: z.number().nullable() }),
  context: Context,
  prework: z.boolean(),
  /** Added: closed for new work; it counts neither as missed nor in averages. ADM-100 */
  isArchived: z.boolean(),
  submissionGrade: SubmissionGrade.nullable(),
  submittedStudentCount: count().nullable(),
  gradedStudentCount: count().nullable(),
  resubmissionCount: count(),
  commentsCount: count(),
  /** Added by D-056: how far the caller's own work is; null for staff. */
  submissionStatus: z.string().nullable(),
  /** Added by D-056: when the caller's own work was first handed in; null for staff and before. */
  submittedAt: instant().nullable(),
  /** Added by D-229: whether the caller was in the class when it was due; true for staff. */
  wasThere: z.boolean(),
});
export type Assignment = z.infer<typeof Assignment>;

/** WORK-015 */
export const CourseworkLists = z.object({
  currentWeekAssignments: z.array(Assignment),
  courseStudentsCount: count(),
  calendarAssignments: z.array(Assignment),
  nextDueAssignments: z.array(Assignment),
  overdueAssignments: z.array(Assignment),
  /** Added: for students those on which they have work. ADM-100 */
  archivedAssignments: z.array(Assignment),
});
export type CourseworkLists = z.infer<typeof CourseworkLists>;

/** WORK-016: what the URLs of career items are called. */
export const MilestoneType = z.object({ name: z.string() });

/** The status of a student's work on an item, in the list of grades. Annex D, D-229 */
export const GradesListStatus = z.enum([
  'Overdue',
  'Not Submitted',
  'Before You Joined',
  'Submitted-Incomplete',
  'Completed',
  'Submitted Late',
  'Submitted',
]);
export type GradesListStatus = z.infer<typeof GradesListStatus>;
