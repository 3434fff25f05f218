import { instantOf, msOf, SECOND, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { normalizeCode } from '#features/identity/typed-code';
import { CHECK_IN_CODE } from './failures.ts';

/** The time for which the classroom shows one code. The previous code is still accepted, for people who type slowly. */
export const CODE_SHOWN_FOR = 30 * SECOND;

/** Characters that cannot be confused across a room: no vowels, and none of B 8, G 6 C, I 1 L, O 0 Q, S 5, Z 2. */
export const CODE_ALPHABET = 'CDFHJKMNPRTVWXY3479';
export const CODE_LENGTH = 6;

/** The number of the interval in which a moment lies; each interval has its own code. */
export const codeStep = (now: Instant): number => Math.floor(msOf(now) / CODE_SHOWN_FOR);

/** The moment when the present code is replaced by the next one. */
export const codeChangesAt = (now: Instant): Instant => instantOf((codeStep(now) + 1) * CODE_SHOWN_FOR);

/** Normalizes a typed code: it removes gaps, and converts to capitals from any keyboard. */
export const readCode = (typed: string): string => normalizeCode(typed).replaceAll(/[\s-]/gu, '').toUpperCase();

/** The result of checking a code: no code is needed, or it is right, missing or wrong. */
export type CodeVerdict = 'not asked' | 'right' | 'missing' | 'wrong';

const BY_VERDICT = {
  'not asked': null,
  right: null,
  missing: CHECK_IN_CODE.MISSING,
  wrong: CHECK_IN_CODE.WRONG,
} as const satisfies Record<CodeVerdict, Failure | null>;

/** Tells why a code does not let somebody in, or null. */
export const refuseCode = (verdict: CodeVerdict): Failure | null => BY_VERDICT[verdict];
