import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { type Instant, msOf, SECOND } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { acquireTurn } from '#kernel/quota';
import { RefusalError } from '#kernel/refusal-error';
import type { Services } from '#kernel/services';
import { parseLoginName } from '#kernel/login-name';
import { lockAccountWithoutSecret, savePendingSecret, secretOf } from './queries-mfa.ts';

/** RFC 6238 as every authenticator app does it, one step early or late. D-035 */
const PERIOD = 30;
const CODE = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
const TOLERANCE = 1;
const SECRET_BYTES = 20;

/** Which time step the digits of a code belong to, or null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Instant): number | null {
  // the comparison of the library throws at a code of another length in bytes
  if (code.length !== CODE.digits) return null;
  const timestamp = msOf(now);
  const off = TOTP.validate({ ...CODE, secret: Secret.fromBase32(secret), token: code, timestamp, window: TOLERANCE });
  return off === null ? null : Math.floor(timestamp / (PERIOD * SECOND)) + off;
}

/** A new secret, as a person types it and as an app scans it: a PNG. D-036 */
async function newSecret(email: string): Promise<{ key: string; qrCode: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ ...CODE, secret, issuer: 'Bootcamp Square', label: email }).toString();
  return { key: secret.base32, qrCode: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 2 }) };
}

/** D-036 */
const PER_EMAIL = { most: 5, perSeconds: 3600 };

/**
 * A new secret that waits for its first code. Of an unknown e-mail, and of an account that has one in use, it is kept
 * nowhere and opens nothing: whoever asks learns neither which accounts exist nor which have one. D-036, D-255
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
