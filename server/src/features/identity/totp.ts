import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';

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
export async function newSecret(email: string): Promise<{ key: string; qrCode: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ ...CODE, secret, issuer: 'Bootcamp Square', label: email }).toString();
  return { key: secret.base32, qrCode: await toDataURL(address, { errorCorrectionLevel: 'M', margin: 2 }) };
}
