import { judgeRefusal } from '@bcs/contract/features/mail-delivery/refusals';
import type { Services } from '#kernel/services';
import { readNonDelivery } from './non-delivery.ts';
import { refuseDelivery } from './queries-delivery.ts';
import { findMarked } from './verp.ts';

/**
 * Takes down what a message in the return mailbox tells of one of our mails. Anybody can write to that mailbox: only
 * who got a mail knows its mark, and so stops no address but the own. SUCC-084
 */
export async function takeReport(
  { database, sealer, clock }: Pick<Services, 'database' | 'sealer' | 'clock'>,
  message: string,
): Promise<void> {
  const report = readNonDelivery(message);
  const id = report && findMarked(sealer, report.marked);
  if (report === null || id === null) return;
  const { refusal, answer } = report;
  await refuseDelivery(database, id, { verdict: judgeRefusal(refusal), answer }, clock());
}
