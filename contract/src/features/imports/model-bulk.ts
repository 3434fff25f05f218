import { z } from 'zod';

/** The effect of a bulk change on one person. ADM-031, ADM-117 */
export const BulkRow = z.object({
  email: z.string(),
  /** Only of those who are or were in the class; of others nothing is told but what was typed. ADM-018 */
  name: z.string().nullable(),
  what: z.enum(['begin', 'resume', 'change role', 'end', 'unchanged', 'refused']),
  why: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;
