import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** The kinds of items that can be deleted where nobody has worked on them. ADM-071 */
export const DeletableKind = z.enum(['session', 'assignment']);
export type DeletableKind = z.infer<typeof DeletableKind>;

/** A deleted session or assignment that can still be brought back. ADM-071 */
export const DeletedItem = z.object({
  /** The id of the deletion. */
  id: id(),
  name: z.string(),
  /** The time when it took place or was due. */
  date: instant(),
  deletedAt: instant(),
  /** The time until which it can be brought back. */
  keptUntil: instant(),
});
export type DeletedItem = z.infer<typeof DeletedItem>;
