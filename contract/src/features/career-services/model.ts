import { z } from 'zod';
import { Assignment, GradesListStatus } from '#features/coursework/model';
import { Session } from '#features/sessions/model';
import { count, instant } from '#kernel/schema';

/** A career milestone. CAREER-006; for a student with how far the own work is, for staff with null. */
export const Milestone = Assignment.extend({
  firstSubmittedAt: instant().nullable(),
  /** The status that the student's list of grades shows, too. Annex D */
  status: GradesListStatus.nullable(),
});
export type Milestone = z.infer<typeof Milestone>;

/** CAREER-007. Added: how far a student has come (D-158), and of how many students the counts of staff speak. */
export const CareerServices = z.object({
  nextDueAssignment: Milestone.nullable(),
  upcomingSession: Session.nullable(),
  calendarSessions: z.array(Session),
  allCareerAssignments: z.array(Milestone),
  careerCompletionPercentage: count().nullable(),
  courseStudentsCount: count(),
});
export type CareerServices = z.infer<typeof CareerServices>;
