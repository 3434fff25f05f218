import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, day, id, instant } from '#kernel/schema';

/** The state of a class; a deleted one was a draft and can be brought back for a while. ADM-068, ADM-071 */
export const ClassState = z.enum(['draft', 'published', 'concluded', 'archived', 'deleted']);
export type ClassState = z.infer<typeof ClassState>;

/** The values by which the list of classes is filtered: the states, and what of the published ones runs today. ADM-065 */
export const ClassFilter = z.enum(['running', ...ClassState.options]);

/** The things that a class needs to be ready, of which some may be missing. ADM-069 */
export const MissingPart = z.enum(['instructor', 'student', 'session', 'due date']);
export type MissingPart = z.infer<typeof MissingPart>;

/** A session or an assignment that lies before the first day of its class or after the last one. */
export const Outside = z.object({ kind: z.enum(['session', 'assignment']), id: id(), name: z.string(), at: instant() });

const named = {
  courseId: id(),
  code: z.string(),
  name: z.string(),
  university: z.string(),
  cohort: z.string(),
  startDate: day(),
  endDate: day(),
  timeZone: z.string(),
  state: ClassState,
};

/** A row of the list of classes. ADM-065 */
export const ClassInList = z.object({ ...named, students: count() });
export type ClassInList = z.infer<typeof ClassInList>;

/** A class as those see it who administer. ADM-065 */
export const AdminClass = z.object({
  ...named,
  universityId: id(),
  program: z.string(),
  publishedAt: instant().nullable(),
  concludedAt: instant().nullable(),
  archivedAt: instant().nullable(),
  deletedAt: instant().nullable(),
  students: count(),
  staff: count(),
  sessions: count(),
  assignments: count(),
  /** The numbers of released, scheduled and draft items that are not archived. D-239 */
  releases: z.object({ released: count(), scheduled: count(), draft: count() }),
  missing: z.array(MissingPart),
  /** At most 20, the earliest first, and how many there are. */
  outside: z.array(Outside),
  outsideCount: count(),
  /** Tells whether anybody has worked in it; then it can be archived and never deleted. ADM-071 */
  hasWork: z.boolean(),
  /** Publishes and concludes; reopens, archives, restores and deletes. */
  mayChange: z.boolean(),
  mayKeep: z.boolean(),
});
export type AdminClass = z.infer<typeof AdminClass>;

/** Somebody whom a standing role enrolls as soon as the class is there. ADM-036 */
export const StandingMember = z.object({ name: z.string(), role: z.enum(ROLES) });
