import type { Calendar } from './calendar.ts';
import { ACCOUNTS } from './ids.ts';
import type { SeedRow } from './plant.ts';

/** The secret of demo accounts with a second factor, for any authenticator app. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

/** The accounts with a second factor, which holders of a grant need. ADM-010 */
const WITH_SECOND_FACTOR = [ACCOUNTS.mfa, ACCOUNTS.registrar, ACCOUNTS.operator];

export const mfaSecrets = (calendar: Calendar, seal: (secret: string, accountId: number) => string): SeedRow[] =>
  WITH_SECOND_FACTOR.map((accountId) => ({
    account_id: accountId,
    state: 'active',
    sealed_secret: seal(DEMO_TOTP_SECRET, accountId),
    created_at: calendar.at(-30, '09:00'),
    last_used_step: null,
  }));
