import type { Services } from '#kernel/services';

/** With what tokens for the portal are signed: a secret shared with it, or one of our own for our own page. */
export const purposeOf = ({ settings, sealer }: Pick<Services, 'settings' | 'sealer'>) => ({
  issuer: settings.publicOrigin,
  secret: settings.paymentTokenSecret ?? sealer.derive('payment-token'),
});
