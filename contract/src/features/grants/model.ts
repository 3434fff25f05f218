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
  /** Null: the whole installation. */
  university: z.object({ id: id(), name: z.string() }).nullable(),
  givenAt: instant(),
  /** Null: by the command line or the set-up code. */
  givenBy: z.string().nullable(),
  endedAt: instant().nullable(),
  endedBy: z.string().nullable(),
});
export type Grant = z.infer<typeof Grant>;
