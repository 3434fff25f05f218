import { z } from 'zod';
import { StatusCode } from '#features/attendance/model';
import { Assignment, CareerFeedback, Grade } from '#features/coursework/model';
import { GraduationRequirements } from '#features/enrollments/model';
import { Student } from '#features/submissions/model';
import { count, id, instant } from '#kernel/schema';

/** One session of the course, with the student's attendance. */
export const GraduationSession = z.object({
  id: id(),
  name: z.string(),
  chapter: z.number().nullable(),
  startTime: instant(),
  endTime: instant(),
  contextId: z.literal([1, 2]),
  statusCode: StatusCode,
  request: z.enum(['pending', 'approved', 'denied']).nullable(),
  /** Tells whether the student was in the class when it began. D-229 */
  wasThere: z.boolean(),
});
export type GraduationSession = z.infer<typeof GraduationSession>;

/** One assignment or milestone and the student's work on it. */
export const GraduationItem = Assignment.pick({
  id: true,
  title: true,
  contextId: true,
  effectiveDueDate: true,
  wasThere: true,
  required: true,
  requiredForGraduation: true,
  prework: true,
}).extend({
  submission: z
    .object({
      firstSubmittedAt: instant(),
      grade: Grade.nullable(),
      careerFeedbackStatusId: CareerFeedback.shape.careerFeedbackStatusId.nullable(),
      resubmissionCount: count(),
    })
    .nullable(),
});
export type GraduationItem = z.infer<typeof GraduationItem>;

/**
 * All facts that decide about a student's graduation: the requirements of the course, and what is known about the
 * student.
 */
export const GraduationRecord = z.object({
  student: Student,
  studentEnrollmentId: id(),
  graduationRequirements: GraduationRequirements,
  sessions: z.array(GraduationSession),
  items: z.array(GraduationItem),
});
export type GraduationRecord = z.infer<typeof GraduationRecord>;
