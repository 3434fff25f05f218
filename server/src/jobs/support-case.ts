import { z } from 'zod';
import { findOutgoing, noteDelivered, noteTried } from '#features/support/queries-case';
import { CaseNotTaken } from '#kernel/case-provider';
import { toOutgoingCase } from './support-told.ts';
import type { JobHandler } from './work.ts';

const Payload = z.object({ caseId: z.int() });

/**
 * Delivers a case to the provider's desk once. A repeated job first asks whether the case is there; if that is
 * impossible it is not sent again, since our own desk has it anyway. SUPP-004, D-163
 */
export const deliverSupportCase: JobHandler = async (payload, { services }) => {
  const { cases, database, clock } = services;
  const { caseId } = Payload.parse(payload);
  const stored = await findOutgoing(database, caseId);
  // a provider that was removed from the settings gets nothing
  if (!stored || stored.deliveredAt !== null || cases === null) return;
  const told = toOutgoingCase(stored, services);
  if (stored.triedAt !== null) {
    if (cases.has === null) return;
    if (await cases.has(told)) {
      await noteDelivered(database, caseId, clock());
      return;
    }
  }
  await noteTried(database, caseId, clock());
  try {
    await cases.send(told);
  } catch (error) {
    if (error instanceof CaseNotTaken) await noteTried(database, caseId, null);
    throw error;
  }
  await noteDelivered(database, caseId, clock());
};
