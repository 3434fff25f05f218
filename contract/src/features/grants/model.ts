import { z } from 'zod';
import { id, instant } from '#kernel/schema';

/** The right to administer the installation or one university. ADM-001 */
export const Grant = z.object({
  id: id(),
  account: z.object({
    id: id(),
    name: z.string(),
    email: z.string(),
    active: z.boolean(),
    hasSecondFactor: z.boolean(),
  }),
  /** The university of the grant; null for the whole installation. */
  university: z.object({ id: id(), name: z.string() }).nullable(),
  givenAt: instant(),
  /** The person who gave it; null for the command line or the set-up code. */
  givenBy: z.string().nullable(),
  endedAt: instant().nullable(),
  endedBy: z.string().nullable(),
});
export type Grant = z.infer<typeof Grant>;
