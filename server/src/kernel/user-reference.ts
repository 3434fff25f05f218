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
import { encodeTokenPart, secondsOf } from './tokens.ts';

/** Specified by D-168. */
const LASTS = 5 * MINUTE;
/** The PKCS #8 prefix of a 32-byte Ed25519 key. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Claims {
  readonly accountId: number;
  readonly cohortId: number;
  readonly universityId: number | null;
  readonly role: Role;
  /** The service for which it is meant. */
  readonly audience: string;
  readonly issuer: string;
}

const keyOf = (sealer: Sealer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([ED25519, Buffer.from(sealer.derive('user-reference'), 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

/**
 * Derives the public key with which others verify references, as a JSON Web Key. It changes with the key of the
 * installation.
 */
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
 * Signs a reference to a user for an external service: a JSON Web Token for five minutes. It contains no name, but the
 * same pseudonym for the same person. D-168
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
  const signed = `${encodeTokenPart(head)}.${encodeTokenPart(body)}`;
  return `${signed}.${sign(null, Buffer.from(signed), keyOf(sealer)).toString('base64url')}`;
}
