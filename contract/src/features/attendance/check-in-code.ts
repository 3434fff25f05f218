import { instantOf, msOf, SECOND, type Instant } from '#kernel/clock';
import type { Failure } from '#kernel/failure';
import { plainCode } from '#features/identity/typed-code';
import { CHECK_IN_CODE } from './failures.ts';

/** The time that the classroom shows one code; the code before it still counts, for those who type slowly. */
export const CODE_SHOWN_FOR = 30 * SECOND;

/** Letters and digits that nobody takes for one another across a room: no vowels, no B 8, G 6 C, I 1 L, O 0 Q, S 5, Z 2. */
export const CODE_ALPHABET = 'CDFHJKMNPRTVWXY3479';
export const CODE_LENGTH = 6;

/** The number of the stretch in which a moment lies; every stretch has a code of its own. */
export const codeStep = (now: Instant): number => Math.floor(msOf(now) / CODE_SHOWN_FOR);

/** When the code of a moment gives way to the next. */
export const codeChangesAt = (now: Instant): Instant => instantOf((codeStep(now) + 1) * CODE_SHOWN_FOR);

/** A code as somebody typed it, as it was shown: without gaps, in capitals, whatever keyboard it came from. */
export const readCode = (typed: string): string => plainCode(typed).replaceAll(/[\s-]/gu, '').toUpperCase();

/** The result of checking a code: none is asked for, it is right, missing or wrong. */
export type CodeVerdict = 'not asked' | 'right' | 'missing' | 'wrong';

const BY_VERDICT = {
  'not asked': null,
  right: null,
  missing: CHECK_IN_CODE.MISSING,
  wrong: CHECK_IN_CODE.WRONG,
} as const satisfies Record<CodeVerdict, Failure | null>;

/** Tells why a code does not let somebody in, or null. */
export const refuseCode = (verdict: CodeVerdict): Failure | null => BY_VERDICT[verdict];
