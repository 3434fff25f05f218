import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** A student who has not answered an open survey yet. */
export const UnansweredSurvey = z.object({
  studentEnrollmentId: id(),
  studentName: z.string(),
  /** The time of the reminder, which is sent at most once. */
  remindedAt: instant().nullable(),
});
export type UnansweredSurvey = z.infer<typeof UnansweredSurvey>;

/** The number of students who answered an open survey, and the names of those who did not; never the answers. */
export const SurveyTurnout = z.object({
  formName: z.string(),
  week: count(),
  title: z.string(),
  closesAt: instant(),
  studentCount: count(),
  answeredCount: count(),
  waiting: z.array(UnansweredSurvey),
});
export type SurveyTurnout = z.infer<typeof SurveyTurnout>;
