import type { Calendar } from './calendar.ts';
import { ACCOUNTS } from './ids.ts';
import type { Row } from './plant.ts';

/** The secret of the demo account with a second factor; put it into any authenticator app. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

export const mfaSecrets = (calendar: Calendar, seal: (secret: string, accountId: number) => string): Row[] => [
  {
    account_id: ACCOUNTS.mfa,
    state: 'active',
    sealed_secret: seal(DEMO_TOTP_SECRET, ACCOUNTS.mfa),
    created_at: calendar.at(-30, '09:00'),
    last_used_step: null,
  },
];
