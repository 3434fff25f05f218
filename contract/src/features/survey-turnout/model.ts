import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** Somebody who has not answered an open survey yet. */
export const Waiting = z.object({
  studentEnrollmentId: id(),
  studentName: z.string(),
  /** When they were reminded of it; that happens once at most. */
  remindedAt: instant().nullable(),
});
export type Waiting = z.infer<typeof Waiting>;

/** The number of students who answered an open survey, and who has not; never what anybody answered. */
export const SurveyTurnout = z.object({
  formName: z.string(),
  week: count(),
  title: z.string(),
  closesAt: instant(),
  studentCount: count(),
  answeredCount: count(),
  waiting: z.array(Waiting),
});
export type SurveyTurnout = z.infer<typeof SurveyTurnout>;
