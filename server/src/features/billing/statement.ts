import { payerOf } from '#kernel/payment-token';
import type { Services } from '#kernel/services';
import { findStatement, type BillingStatement } from './queries.ts';

/** Returns what signs tokens for the portal: a secret shared with it, or one of our own for our own page. */
export const purposeOf = ({ settings, sealer }: Pick<Services, 'settings' | 'sealer'>) => ({
  issuer: settings.publicOrigin,
  secret: settings.paymentTokenSecret ?? sealer.derive('payment-token'),
});

/** The statement that a token opens, for one of the universities it names; null for every other. D-170 */
export async function statementFor(
  services: Services,
  token: string,
  universityId: number,
): Promise<BillingStatement | null> {
  const payer = payerOf(token, purposeOf(services), services.clock());
  if (!payer?.universityIds.includes(universityId)) return null;
  return (await findStatement(services.database, payer.accountId, universityId)) ?? null;
}
