import { z } from 'zod';
import { Assignment, GradesListStatus } from '#features/coursework/model';
import { Session } from '#features/sessions/model';
import { count, instant } from '#kernel/schema';

/** A career milestone. CAREER-006. For students it includes the state of their own work, which is null for staff. */
export const Milestone = Assignment.extend({
  firstSubmittedAt: instant().nullable(),
  /** The status that also appears in the student's list of grades. Annex D */
  status: GradesListStatus.nullable(),
});
export type Milestone = z.infer<typeof Milestone>;

/**
 * The page of career services. CAREER-007. Added to the specification: a student's progress (D-158), and the number of
 * students on which the counts for staff are based.
 */
export const CareerServices = z.object({
  nextDueAssignment: Milestone.nullable(),
  upcomingSession: Session.nullable(),
  calendarSessions: z.array(Session),
  allCareerAssignments: z.array(Milestone),
  careerCompletionPercentage: count().nullable(),
  courseStudentsCount: count(),
});
export type CareerServices = z.infer<typeof CareerServices>;
