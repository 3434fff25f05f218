import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { operateInstallation } from './abilities.ts';
import { Backup, ExaminedArea, FailedJob, TaskRound } from './model.ts';

const operation = { scope: 'grant', allow: operateInstallation } as const;

export const health = call('POST /broker/health', {
  ...operation,
  shows: ['operation'],
  summary: 'Shows the state of the installation: findings of the doctor, failed jobs, disk space and the last backup',
  output: {
    version: z.string(),
    database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string(), bytes: count() }),
    migrations: z.object({ ran: count(), last: z.string().nullable() }),
    examined: z.array(ExaminedArea),
    failedJobs: z.object({ jobs: z.array(FailedJob), total: count() }),
    /** The disk that holds uploads and, without PostgreSQL, the database. */
    disk: z.object({ freeBytes: count(), totalBytes: count() }),
    rounds: z.array(TaskRound),
    lastBackup: Backup.nullable(),
    /** The location of the key that is not in a backup: a path, or the name of an environment variable. */
    keyLocation: z.string(),
    mail: z.enum(['mailbox', 'smtp', 'none']),
  },
});

export const retryJob = call('POST /broker/retryJob', {
  ...operation,
  changes: ['operation', 'audit entries'],
  summary: 'Retries a failed job, such as an e-mail',
  input: { jobId: id() },
});

export const sendTestMail = call('POST /broker/sendTestMail', {
  ...operation,
  kind: 'steps',
  changes: ['audit entries'],
  summary: 'Sends an e-mail to the caller and reports the result within 30 seconds',
  output: {
    success: z.boolean(),
    /** The result of the test, and what to check if the mail was not accepted. */
    message: z.string(),
  },
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

export const makeBackup = call('POST /broker/makeBackup', {
  ...operation,
  changes: ['audit entries'],
  summary:
    'Returns an address at which a backup can be downloaded once, within a minute; it is written during the download',
  output: { success: z.literal(true), path: z.string() },
  needsPassword: true,
  tellsSecret: true,
});
