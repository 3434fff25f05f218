import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { operate } from './abilities.ts';
import { Backup, Examined, FailedJob, TaskRound } from './model.ts';

const scope = { by: 'grant' } as const;
const nothing = z.strictObject({});

export const health = call('POST /broker/health', {
  shows: ['operation'],
  summary: 'Shows the state of the installation: findings of the doctor, failed jobs, disk space and the last backup',
  input: nothing,
  output: z.object({
    version: z.string(),
    database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string(), bytes: count() }),
    migrations: z.object({ ran: count(), last: z.string().nullable() }),
    examined: z.array(Examined),
    failedJobs: z.object({ jobs: z.array(FailedJob), total: count() }),
    /** The disk that holds uploads and, without PostgreSQL, the database. */
    disk: z.object({ freeBytes: count(), totalBytes: count() }),
    rounds: z.array(TaskRound),
    lastBackup: Backup.nullable(),
    /** The place of the key that a backup does not hold: a path, or the variable of the environment. */
    keyLocation: z.string(),
    mail: z.enum(['mailbox', 'smtp', 'none']),
  }),
  scope,
  allow: operate,
});

export const retryJob = call('POST /broker/retryJob', {
  changes: ['operation', 'audit entries'],
  summary: 'Retries a failed job, such as an e-mail',
  input: z.strictObject({ jobId: id() }),
  scope,
  allow: operate,
});

export const sendTestMail = call('POST /broker/sendTestMail', {
  kind: 'steps',
  changes: ['audit entries'],
  summary: 'Sends an e-mail to the caller and reports the result within 30 seconds',
  input: nothing,
  output: z.object({
    success: z.boolean(),
    /** The result, and what to check where the mail was not accepted. */
    message: z.string(),
  }),
  scope,
  allow: operate,
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

export const makeBackup = call('POST /broker/makeBackup', {
  changes: ['audit entries'],
  summary:
    'Returns an address at which a backup can be downloaded once, within a minute; it is written during the download',
  input: nothing,
  output: z.object({ success: z.literal(true), path: z.string() }),
  scope,
  allow: operate,
  needsPassword: true,
  tellsSecret: true,
});
