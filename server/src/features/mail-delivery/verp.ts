import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from '#kernel/sealer';

/** 80 bits: nobody guesses the mark of a mail that others got. */
const PROOF_DIGITS = 20;
/** Mail servers change the case of addresses, so that a mark has none. */
const MARK = /(?<![\da-z])([\da-z]{1,9})-([\da-f]{20})(?![\da-z])/gi;

const proofOf = (sealer: Sealer, id: number): string =>
  Buffer.from(sealer.derive(`non-delivery:${id}`), 'base64url')
    .toString('hex')
    .slice(0, PROOF_DIGITS);

/** The mark of a mail: its number, and a proof that only this installation makes. */
export const markOf = (sealer: Sealer, id: number): string => `${id.toString(36)}-${proofOf(sealer, id)}`;

/** The number of the mail whose mark stands in a text; null where none of ours does. */
export function findMarked(sealer: Sealer, text: string): number | null {
  for (const [, written = '', proof = ''] of text.matchAll(MARK)) {
    const id = Number.parseInt(written, 36);
    if (Number.isSafeInteger(id) && isSame(proof.toLowerCase(), proofOf(sealer, id))) return id;
  }
  return null;
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
