import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '#kernel/sealer';

/** The length of the proof: 80 bits, so that nobody can guess the mark of a mail. */
const PROOF_DIGITS = 20;
/** Matches a mark, which has no upper case because mail servers change the case of addresses. */
const MARK = /(?<![\da-z])([\da-z]{1,9})-([\da-f]{20})(?![\da-z])/gi;

const proofOf = (sealer: Sealer, id: number): string =>
  Buffer.from(sealer.derive(`non-delivery:${id}`), 'base64url')
    .toString('hex')
    .slice(0, PROOF_DIGITS);

/** The mark of a mail: its number, and a proof that only this installation can make. */
export const verpMark = (sealer: Sealer, id: number): string => `${id.toString(36)}-${proofOf(sealer, id)}`;

/** Finds the number of the mail whose mark is in a text; null if there is none of ours. */
export function findMarked(sealer: Sealer, text: string): number | null {
  for (const [, written = '', proof = ''] of text.matchAll(MARK)) {
    const id = Number.parseInt(written, 36);
    if (Number.isSafeInteger(id) && isSame(proof.toLowerCase(), proofOf(sealer, id))) return id;
  }
  return null;
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
