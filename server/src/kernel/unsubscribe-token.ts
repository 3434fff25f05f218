import { hash, timingSafeEqual } from 'node:crypto';
import type { Sealer } from './sealer.ts';

/** The kind of mail that a token turns off, and the account. */
export type UnsubscribeTarget = Readonly<{ accountId: number; kind: string }>;

/** The length of the signature in characters: 128 bits. */
const LETTERS = 22;
const TOKEN = /^([1-9]\d{0,9})\.([A-Za-z]{1,40})\.([\w-]{22})$/;

const signature = (sealer: Pick<Sealer, 'derive'>, { accountId, kind }: UnsubscribeTarget): string =>
  sealer.derive(`unsubscribe:${accountId}:${kind}`).slice(0, LETTERS);

/** The token in a mail that turns its kind off; nobody can make one without the key. SUCC-082 */
export const unsubscribeToken = (sealer: Pick<Sealer, 'derive'>, of: UnsubscribeTarget): string =>
  `${of.accountId}.${of.kind}.${signature(sealer, of)}`;

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Reads a token; null if it is not ours. */
export function readUnsubscribeToken(sealer: Pick<Sealer, 'derive'>, token: string): UnsubscribeTarget | null {
  const [, id, kind, signed] = TOKEN.exec(token) ?? [];
  if (id === undefined || kind === undefined || signed === undefined) return null;
  const read = { accountId: Number(id), kind };
  return timingSafeEqual(digest(signed), digest(signature(sealer, read))) ? read : null;
}
