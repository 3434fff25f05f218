import { payerOf } from '#kernel/payment-token';
import type { Services } from '#kernel/services';
import { findStatement, type BillingStatement } from './queries.ts';

/**
 * Returns the purpose for signing portal tokens: with a secret shared with the portal, or with our own for the built-in
 * page.
 */
export const purposeOf = ({ settings, sealer }: Pick<Services, 'settings' | 'sealer'>) => ({
  issuer: settings.publicOrigin,
  secret: settings.paymentTokenSecret ?? sealer.derive('payment-token'),
});

/** Reads the statement that a token opens, for a university that it names; null for any other. D-170 */
export async function statementFor(
  services: Services,
  token: string,
  universityId: number,
): Promise<BillingStatement | null> {
  const payer = payerOf(token, purposeOf(services), services.clock());
  if (!payer?.universityIds.includes(universityId)) return null;
  return (await findStatement(services.database, payer.accountId, universityId)) ?? null;
}
