import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** Something of the class that may answer a question. */
export const FoundMaterial = z.object({
  kind: z.enum(['session', 'assignment', 'announcement']),
  id: id(),
  title: z.string(),
  /** The part that speaks of it; what was asked for stands between U+E000 and U+E001. */
  excerpt: z.string(),
  /** When the session begins, the work is due, the announcement appeared. */
  date: instant(),
});
export type FoundMaterial = z.infer<typeof FoundMaterial>;
