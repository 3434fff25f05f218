import { z } from 'zod';
import { ROLES } from '#kernel/roles';
import { count, id, instant } from '#kernel/schema';

/** The effects of a merge, before it is done. ADM-026 */
export const MergePreview = z.object({
  /** The account that is emptied. */
  emptied: z.object({
    id: id(),
    name: z.string(),
    email: z.string(),
    active: z.boolean(),
    grants: count(),
    standingRoles: count(),
  }),
  rows: z.array(
    z.object({
      id: id(),
      university: z.string(),
      code: z.string(),
      course: z.string(),
      role: z.enum(ROLES),
      active: z.boolean(),
      what: z.enum(['moves', 'moves and ends', 'ends']),
    }),
  ),
  digest: z.string(),
});
export type MergePreview = z.infer<typeof MergePreview>;

/** A merge on the page of whose account was kept. */
export const Merge = z.object({
  id: id(),
  /** The emptied account. */
  name: z.string(),
  email: z.string(),
  mergedAt: instant(),
  undoableUntil: instant(),
});
export type Merge = z.infer<typeof Merge>;
