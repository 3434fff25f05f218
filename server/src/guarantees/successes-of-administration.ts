import { IDS } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import type { Prepared } from './success.ts';

/** Administration by grants. */
export const administrationSuccesses: {
  readonly giveGrant: Prepared<'giveGrant'>;
  readonly endGrant: Prepared<'endGrant'>;
  readonly confirmPassword: Prepared<'confirmPassword'>;
} = {
  giveGrant: () => ({ by: 'operator', input: { email: 'mfa@northfield.example', universityId: IDS.northfield } }),
  endGrant: () => ({ by: 'operator', input: { grantId: IDS.universityGrant } }),
  confirmPassword: () => ({ by: 'registrar', input: { password: DEMO_PASSWORD } }),
};
