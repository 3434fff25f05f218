import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/** A finding of the doctor: a mistake must be mended, a warning should be known, a note is good to know. ADM-122 */
export const Finding = z.object({ level: z.enum(['mistake', 'warning', 'note']), text: z.string() });
export type Finding = z.infer<typeof Finding>;

/** One thing that the doctor has looked at. */
export const Examined = z.object({ name: z.string(), findings: z.array(Finding) });
export type Examined = z.infer<typeof Examined>;

/** Work that was given up after its last attempt. */
export const FailedJob = z.object({
  id: id(),
  kind: z.string(),
  /** The address of a mail; null for work that is not a mail, or whose mail is written when it is sent. */
  recipient: z.string().nullable(),
  attempts: count(),
  failedAt: instant(),
  error: z.string().nullable(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** The last run of a recurring task in this process. */
export const TaskRound = z.object({
  task: z.string(),
  everyMs: count(),
  /** The end of the last run; null until the first has ended. */
  endedAt: instant().nullable(),
  tookMs: count().nullable(),
  error: z.string().nullable(),
});
export type TaskRound = z.infer<typeof TaskRound>;

/** A backup that somebody has got whole. */
export const Backup = z.object({ at: instant(), rows: count() });
export type Backup = z.infer<typeof Backup>;
