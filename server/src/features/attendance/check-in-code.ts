import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  codeStep,
  readCode,
  type CodeVerdict,
} from '@bcs/contract/features/attendance/check-in-code';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Sealer } from '#kernel/sealer';

/** The number of bytes for a code; so many that all codes are practically equally likely. */
const BYTES = 6;

const codeOf = (secret: string, step: number): string => {
  const digest = createHmac('sha256', secret).update(String(step)).digest();
  const drawn = digest.readUIntBE(0, BYTES);
  return Array.from(
    { length: CODE_LENGTH },
    (_, place) => CODE_ALPHABET[Math.floor(drawn / CODE_ALPHABET.length ** place) % CODE_ALPHABET.length],
  ).join('');
};

/** Derives the secret of a session from the key of the installation, so that it is not stored anywhere. */
export const deriveSecret = (sealer: Sealer, { universityId }: Viewer, sessionId: number): string =>
  sealer.derive(`check-in:${universityId}:${sessionId}`);

/** The code that the classroom shows at a given time. */
export const checkInCodeAt = (secret: string, now: Instant): string => codeOf(secret, codeStep(now));

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Checks a typed code against the present and the previous one, in constant time. */
export function judgeCode(secret: string, typed: string | undefined, now: Instant): CodeVerdict {
  const given = readCode(typed ?? '');
  if (given === '') return 'missing';
  const step = codeStep(now);
  const hits = [step, step - 1].map((each) => same(given, codeOf(secret, each)));
  return hits.includes(true) ? 'right' : 'wrong';
}
