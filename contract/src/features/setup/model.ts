import { z } from 'zod';
import { count, instant } from '#kernel/schema';

/** The things that removing the demo world deletes, and those that keep it from being removed. */
export const DemoWorld = z.object({
  universities: z.array(z.string()),
  goes: z.object({
    classes: count(),
    people: count(),
    sessions: count(),
    assignments: count(),
    submissions: count(),
  }),
  /**
   * Objects outside the demo world that depend on it, in at most 20 sentences. If there are any, it cannot be removed.
   */
  inTheWay: z.array(z.string()),
});
export type DemoWorld = z.infer<typeof DemoWorld>;

/** The steps from an empty installation to a class that people can use, in order. ADM-120 */
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

/** One step: whether it is done, and why it was skipped. */
export const SetupState = z.object({
  step: z.enum(SETUP_STEPS),
  done: z.boolean(),
  skipped: z.object({ reason: z.string(), at: instant() }).nullable(),
});
export type SetupState = z.infer<typeof SetupState>;
