import {
  createPrivateKey,
  createPublicKey,
  hash,
  randomUUID,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { MINUTE, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Sealer } from './sealer.ts';
import { encoded, secondsOf } from './tokens.ts';

/** D-168 */
const LASTS = 5 * MINUTE;
/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Claims {
  readonly accountId: number;
  readonly cohortId: number;
  readonly universityId: number | null;
  readonly role: Role;
  /** The service that may rely on it. */
  readonly audience: string;
  readonly issuer: string;
}

const keyOf = (sealer: Sealer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([ED25519, Buffer.from(sealer.derive('user-reference'), 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

/** The key with which others check references, as a JSON Web Key. It changes with the key of the installation. */
export function derivePublicKey(sealer: Sealer): JsonWebKey {
  const { kty, crv, x } = createPublicKey(keyOf(sealer)).export({ format: 'jwk' });
  return {
    kty,
    crv,
    x,
    kid: hash('sha256', String(x), 'base64url').slice(0, 16),
    alg: 'EdDSA',
    use: 'sig',
  } as JsonWebKey;
}

/**
 * Signs who comes, for a service outside: a signed JSON Web Token for five minutes. It names nobody; the same person
 * has the same name of no meaning in it each time. D-168
 */
export function signReference(sealer: Sealer, claims: Claims, now: Instant): string {
  const { accountId, cohortId, universityId, role, audience, issuer } = claims;
  const issuedAt = secondsOf(now);
  const head = { alg: 'EdDSA', typ: 'JWT', kid: derivePublicKey(sealer)['kid'] };
  const body = {
    iss: issuer,
    aud: audience,
    sub: sealer.derive(`user-reference of ${accountId}`),
    iat: issuedAt,
    exp: issuedAt + LASTS / SECOND,
    jti: randomUUID(),
    cohort: cohortId,
    university: universityId,
    role,
  };
  const signed = `${encoded(head)}.${encoded(body)}`;
  return `${signed}.${sign(null, Buffer.from(signed), keyOf(sealer)).toString('base64url')}`;
}
