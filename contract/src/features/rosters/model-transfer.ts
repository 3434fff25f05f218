import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** The class to which somebody went, on the enrollment that ended by it, as long as it can be undone. ADM-035 */
export const Transfer = z.object({ id: id(), code: z.string(), madeAt: instant() });
export type Transfer = z.infer<typeof Transfer>;

/**
 * The state of the other class. In a draft nobody but those who prepare it sees anything, and an archived class is
 * offered to nobody. ADM-068, ADM-071
 */
const TransferState = z.enum(['draft', 'published', 'concluded', 'archived']);

const Counted = z.object({ absences: count(), remoteDays: count() });
const Kind = z.literal([1, 2]);

/** The preview of a transfer. It tells whether there is work, and never what it says. ADM-035 */
export const TransferPlan = z.object({
  code: z.string(),
  course: z.string(),
  /** The person was in that class before: the enrollment of then goes on, with its work. */
  resumes: z.boolean(),
  state: TransferState,
  pairs: z.array(
    z.object({
      assignmentId: id(),
      title: z.string(),
      contextId: Kind,
      isGraded: z.boolean(),
      to: id().nullable(),
      by: z.enum(['plan', 'title', 'choice']).nullable(),
      what: z.enum(['copied', 'stays', 'has work there', 'no work']),
    }),
  ),
  /** The assignments of the other class. */
  targets: z.array(z.object({ assignmentId: id(), title: z.string(), contextId: Kind })),
  /** The counts in the class that is left; they stay there. */
  left: Counted,
  /** The counts in the other class, and its limits. */
  begins: Counted.extend({ maxAbsence: count().nullable(), maxRemoteAttendance: count().nullable() }),
  digest: z.string(),
});
export type TransferPlan = z.infer<typeof TransferPlan>;

/** A class that somebody can be transferred to. */
export const TransferClass = z.object({ id: id(), code: z.string(), name: z.string(), state: TransferState });
export type TransferClass = z.infer<typeof TransferClass>;
