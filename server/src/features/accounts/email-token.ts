import type { Services } from '#kernel/services';

/** The link to a new login e-mail: derived, so that it is mailed again as it was and never stored. */
export const emailToken = ({ sealer }: Pick<Services, 'sealer'>, key: string): string =>
  sealer.derive(`login-email:${key}`);
