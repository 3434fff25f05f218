import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** Something in the class that may answer a question. */
export const FoundMaterial = z.object({
  kind: z.enum(['session', 'assignment', 'announcement']),
  id: id(),
  title: z.string(),
  /** The matching passage; the searched words are enclosed in U+E000 and U+E001. */
  excerpt: z.string(),
  /** The time when the session begins, the work is due or the announcement appeared. */
  date: instant(),
});
export type FoundMaterial = z.infer<typeof FoundMaterial>;
