import * as calls from '@bcs/contract/features/health/calls';
import { audit, auditOnScreen, auditFromScreen } from '#kernel/audit';
import { backupTicket } from '#kernel/backup-tickets';
import { publish } from '#kernel/changes';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound } from '#kernel/refusal-error';
import { getOwnAddress, reviveJob } from './queries.ts';
import { composeInstallationHealth } from './state.ts';
import { tryMail } from './test-mail.ts';

export const health = defineHandler(calls.health, (_input, { services, now }) =>
  composeInstallationHealth(services, now),
);

/** Retries a job. Pressing twice has no further effect: a job that is already on its way is left alone. */
export const retryJob = defineHandler(calls.retryJob, async ({ jobId }, context) => {
  const { kind, revived } = orNotFound(await reviveJob(context.db, jobId, context.now));
  const object = { kind: 'job', id: jobId, name: kind } as const;
  if (revived) await auditOnScreen(context, { action: 'job.retry', object });
});

export const sendTestMail = defineHandler(calls.sendTestMail, async (_input, context) => {
  const { services, db, viewer, now } = context;
  const tried = await tryMail(services, await getOwnAddress(db, viewer.accountId), now);
  const object = { kind: 'installation', id: null, name: 'Mail test' } as const;
  await services.database.transaction(async (tx) => {
    await audit(tx, auditFromScreen(context), [{ action: 'mail.test', object, after: { taken: tried.success } }]);
    await publish(tx, { topics: ['audit entries'], to: ['administrators'] });
  });
  return tried;
});

export const makeBackup = defineHandler(calls.makeBackup, async (_input, context) => {
  const { services, now, viewer, tokenHash } = context;
  const object = { kind: 'installation', id: null, name: 'Backup' } as const;
  await auditOnScreen(context, { action: 'backup.make', object });
  const by = { accountId: viewer.accountId, session: tokenHash as Buffer };
  return { ...DONE, path: `/files/backups/${backupTicket(services.sealer, by, now)}` };
});
