import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** What can be deleted where nobody has worked on it. ADM-071 */
export const DeletableKind = z.enum(['session', 'assignment']);
export type DeletableKind = z.infer<typeof DeletableKind>;

/** A deleted session or assignment that can still be brought back. ADM-071 */
export const DeletedItem = z.object({
  /** Of the deletion. */
  id: id(),
  name: z.string(),
  /** When it took place, or was due. */
  date: instant(),
  deletedAt: instant(),
  /** It can be brought back until then. */
  keptUntil: instant(),
});
export type DeletedItem = z.infer<typeof DeletedItem>;
