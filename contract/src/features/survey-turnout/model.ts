import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** Somebody who has not answered an open survey yet. */
export const UnansweredSurvey = z.object({
  studentEnrollmentId: id(),
  studentName: z.string(),
  /** When they were reminded of it; that happens once at most. */
  remindedAt: instant().nullable(),
});
export type UnansweredSurvey = z.infer<typeof UnansweredSurvey>;

/** The number of students who answered an open survey, and who has not; never what anybody answered. */
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
