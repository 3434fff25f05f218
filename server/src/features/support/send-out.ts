import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { enqueue } from '#kernel/outbox';
import type { Settings } from '#kernel/settings';

/** A new case is stored; whoever else is to have it gets it by jobs, whatever becomes of them. SUPP-004, D-163 */
export async function sendOut(
  db: Db,
  { cases, supportEmail }: Pick<Settings, 'cases' | 'supportEmail'>,
  caseId: number,
  now: Instant,
): Promise<void> {
  const later = (kind: string) =>
    enqueue(db, { kind, payload: { caseId }, runAt: now, dedupeKey: `${kind}.${caseId}` });
  if (cases !== null) await later('support-case');
  if (supportEmail !== null) await later('support-mail');
}
