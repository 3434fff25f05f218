import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, id, instant } from '#kernel/schema';

/** Students are enrolled class by class. D-181 */
export const StandingStaff = z.enum(ROLES).exclude(['student']);

/** A role that somebody has in all classes of a cohort or a university. ADM-036 */
export const StandingRole = z.object({
  id: id(),
  role: StandingStaff,
  university: z.string(),
  /** The cohort; null for all classes of the university. */
  cohort: z.string().nullable(),
  givenAt: instant(),
  /** The person who gave it; null where the account is gone. */
  givenBy: z.string().nullable(),
  /** Enrollments that it made and that are active: they end with it. */
  classes: count(),
});

/** The effect of a standing role in one class. */
export const StandingClass = z.object({
  courseId: id(),
  code: z.string(),
  what: z.enum(['begin', 'resume', 'unchanged', 'other role']),
});

/** A program or university in which a standing role can be given. */
export const StandingPlace = z.object({
  id: id(),
  name: z.string(),
  cohorts: z.array(z.object({ id: id(), name: z.string() })),
});
