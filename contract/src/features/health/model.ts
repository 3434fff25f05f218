import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

/**
 * A finding of the self-check: a mistake must be fixed, a warning should be known, and a note is for information.
 * ADM-122
 */
export const Finding = z.object({ level: z.enum(['mistake', 'warning', 'note']), text: z.string() });
export type Finding = z.infer<typeof Finding>;

/** One area that the self-check has examined. */
export const ExaminedArea = z.object({ name: z.string(), findings: z.array(Finding) });
export type ExaminedArea = z.infer<typeof ExaminedArea>;

/** A job that was given up after its last attempt. */
export const FailedJob = z.object({
  id: id(),
  kind: z.string(),
  /** The recipient of a mail; null for other jobs, and for mails that are composed when they are sent. */
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

/** A backup that somebody has downloaded completely. */
export const Backup = z.object({ at: instant(), rows: count() });
export type Backup = z.infer<typeof Backup>;
