import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, day, id, instant } from '#kernel/schema';

/** The state of a class; a deleted one was a draft and can be brought back for a while. ADM-068, ADM-071 */
export const ClassState = z.enum(['draft', 'published', 'concluded', 'archived', 'deleted']);
export type ClassState = z.infer<typeof ClassState>;

/** The options of the list's filter: the states, and 'running' for published classes that run today. ADM-065 */
export const ClassFilter = z.enum(['running', ...ClassState.options]);

/** The things that a class needs before it is ready. ADM-069 */
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

/** A class as administrators see it. ADM-065 */
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
  /** At most 20 of the items outside of the class dates, the earliest first, and their total number. */
  outside: z.array(Outside),
  outsideCount: count(),
  /** Tells whether anybody has worked in the class; if so, it can be archived but not deleted. ADM-071 */
  hasWork: z.boolean(),
  /** True for users who may publish, conclude, reopen, archive, restore and delete. */
  mayChange: z.boolean(),
  mayKeep: z.boolean(),
});
export type AdminClass = z.infer<typeof AdminClass>;

/** A person whom a standing role enrolls in every new class. ADM-036 */
export const StandingMember = z.object({ name: z.string(), role: z.enum(ROLES) });
