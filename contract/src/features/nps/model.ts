import { z } from 'zod';
import { count, day, id, instant } from '#kernel/schema';

/** Annex G1, G4 */
const Survey = z.enum(['mid-course', 'end-course']);

/** One survey of one course, as far as the reader may see it. */
export const NpsFigures = z.object({
  courseId: id(),
  courseName: z.string(),
  courseCode: z.string(),
  cohortName: z.string(),
  startDate: day(),
  survey: Survey,
  closesAt: instant(),
  /** The score from -100 to 100; null if too few have answered, or if it is too early for this reader. */
  score: z.int().min(-100).max(100).nullable(),
  /** The groups, for roles that read reasons; null for others, and without a score. */
  groups: z.object({ promoters: count(), neutrals: count(), detractors: count() }).nullable(),
});
export type NpsFigures = z.infer<typeof NpsFigures>;

/** The reasons for scores: the texts of one survey, shuffled, without names and scores. */
export const NpsReasons = z.object({ survey: Survey, reasons: z.array(z.string()) });
export type NpsReasons = z.infer<typeof NpsReasons>;
