import { z } from 'zod';
import { count } from '#kernel/schema';

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
  /** Things outside the demo world that depend on it, in at most 20 sentences. If there are any, nothing is removed. */
  inTheWay: z.array(z.string()),
});
export type DemoWorld = z.infer<typeof DemoWorld>;
