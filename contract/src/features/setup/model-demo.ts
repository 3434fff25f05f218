import { z } from 'zod';
import { count } from '#kernel/schema';

/** What removing the demo world takes away, and what keeps it from being removed. */
export const DemoWorld = z.object({
  universities: z.array(z.string()),
  goes: z.object({
    classes: count(),
    people: count(),
    sessions: count(),
    assignments: count(),
    submissions: count(),
  }),
  /** What is not of the demo world and hangs on it, in sentences, at most 20. While there is any, nothing is removed. */
  inTheWay: z.array(z.string()),
});
export type DemoWorld = z.infer<typeof DemoWorld>;
