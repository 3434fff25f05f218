import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { type Instant, msOf, SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { acquireTurn } from '#kernel/quota';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { parseLoginName } from '#kernel/login-name';
import { lockAccountWithoutSecret, savePendingSecret, secretOf } from './queries-mfa.ts';

/** The period of codes by RFC 6238, accepted one step early or late. D-035 */
const PERIOD = 30;
const CODE = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
const TOLERANCE = 1;
const SECRET_BYTES = 20;

/** Finds the time step to which a code belongs; null if the code is wrong. */
export function stepOfCode(secret: string, code: string, now: Instant): number | null {
  // the comparison in the library throws for codes of another length in bytes
  if (code.length !== CODE.digits) return null;
  const timestamp = msOf(now);
  const off = TOTP.validate({ ...CODE, secret: Secret.fromBase32(secret), token: code, timestamp, window: TOLERANCE });
  return off === null ? null : Math.floor(timestamp / (PERIOD * SECOND)) + off;
}

/** Creates a secret as text, and as a QR code in PNG for apps. D-036 */
async function newSecret(email: string): Promise<{ key: string; qrCode: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ ...CODE, secret, issuer: 'Bootcamp Square', label: email }).toString();
  return { key: secret.base32, qrCode: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 2 }) };
}

/** Specified by D-036. */
const PER_EMAIL = { most: 5, perSeconds: 3600 };

/**
 * Offers a new secret that waits for its first code. For unknown e-mails, and accounts with an active secret, it is not
 * stored, so that the caller cannot find out which accounts exist or have one. D-036, D-255
 */
export async function offerSecret(email: string, { now, services }: { now: Instant; services: Services }) {
  const name = parseLoginName(email);
  const offered = await newSecret(name.email);
  await services.database.transaction(async (tx) => {
    if (!(await acquireTurn(tx, `mfa:${name.hash.toString('hex')}`, PER_EMAIL, now)))
      throw new RefusalError(FAILURES.RATE_LIMITED);
    const account = await lockAccountWithoutSecret(tx, name);
    if (account) await savePendingSecret(tx, account.id, services.sealer.seal(offered.key, secretOf(account.id)), now);
  });
  return offered;
}
