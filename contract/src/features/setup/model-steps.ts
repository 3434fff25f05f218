import { z } from 'zod';
import { instant } from '#kernel/schema';

/** The steps from nothing to a class that people sign in to, in their order. ADM-120 */
export const SETUP_STEPS = [
  'first admin',
  'mail',
  'university',
  'holidays',
  'class',
  'sessions',
  'staff',
  'roster',
  'publishing',
  'backup',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** One step: whether what it makes is there, and why it is done without. */
export const SetupState = z.object({
  step: z.enum(SETUP_STEPS),
  done: z.boolean(),
  skipped: z.object({ reason: z.string(), at: instant() }).nullable(),
});
export type SetupState = z.infer<typeof SetupState>;
