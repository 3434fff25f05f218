import { z } from 'zod';
import { count, day, id, instant } from '#kernel/schema';

export const Context = z.object({ id: z.literal([1, 2]), contextCode: z.enum(['academic', 'career']) });
export type Context = z.infer<typeof Context>;

export const Grade = z.enum(['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F', 'Incomplete']);
export type Grade = z.infer<typeof Grade>;

/**
 * The grade of a submission. SUBM-006. Added to the specification: the version, by which two graders notice each other,
 * and the time of the grade.
 */
export const SubmissionGrade = z.object({
  id: id(),
  submissionId: id(),
  grade: Grade,
  version: id(),
  gradedAt: instant(),
});
export type SubmissionGrade = z.infer<typeof SubmissionGrade>;

/** Specified by SUBM-007. */
export const CareerFeedback = z.object({
  careerFeedbackStatusId: z.literal([1, 2, 3, 4, 5, 6, 7]),
  version: id(),
  setAt: instant(),
});
export type CareerFeedback = z.infer<typeof CareerFeedback>;

/** An assignment. WORK-011. The fields about a submission are the caller's own; the counts are for staff. */
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
  /** The instructions in Markdown. WORK-013 */
  assignmentContent: z.object({ content: z.string() }),
  assignmentHours: z.object({ minHours: z.number().nullable(), maxHours: z.number().nullable() }),
  context: Context,
  prework: z.boolean(),
  /** An addition to the specification: closed for new work; it counts neither as missed nor in averages. ADM-100 */
  isArchived: z.boolean(),
  submissionGrade: SubmissionGrade.nullable(),
  submittedStudentCount: count().nullable(),
  gradedStudentCount: count().nullable(),
  resubmissionCount: count(),
  commentsCount: count(),
  /** Added by D-056: the state of the caller's own work; null for staff. */
  submissionStatus: z.string().nullable(),
  /** Added by D-056: the time when the caller's work was first submitted; null for staff, and before that. */
  submittedAt: instant().nullable(),
  /** Added by D-229: whether the caller was in the class when it was due; true for staff. */
  wasThere: z.boolean(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Specified by WORK-015. */
export const CourseworkLists = z.object({
  currentWeekAssignments: z.array(Assignment),
  courseStudentsCount: count(),
  calendarAssignments: z.array(Assignment),
  nextDueAssignments: z.array(Assignment),
  overdueAssignments: z.array(Assignment),
  /** Added to the specification; students see only those on which they have work. ADM-100 */
  archivedAssignments: z.array(Assignment),
});
export type CourseworkLists = z.infer<typeof CourseworkLists>;

/** A type of milestone, which determines the titles of its URLs. WORK-016 */
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
