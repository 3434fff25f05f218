import type { Services } from '#kernel/services';

/** Returns what signs tokens for the portal: a secret shared with it, or one of our own for our own page. */
export const purposeOf = ({ settings, sealer }: Pick<Services, 'settings' | 'sealer'>) => ({
  issuer: settings.publicOrigin,
  secret: settings.paymentTokenSecret ?? sealer.derive('payment-token'),
});
