import { EMAIL, readEmail } from '#kernel/email';

/** A name in quotes before an address may have commas in it. */
const NAMES = /"[^"@]*"\s*(?=<)/gu;
/** An address ends at these signs, and at no others: an apostrophe or a bracket may be a part of it. */
const BETWEEN = /[\s,;<>，；、]+/u;

const piecesOf = (typed: string): string[] =>
  typed
    .replaceAll(NAMES, ' ')
    .split(BETWEEN)
    .filter((piece) => /[@＠]/u.test(piece));
const isEmail = (piece: string): boolean => EMAIL.test(readEmail(piece));

/** The e-mails in what somebody typed or pasted: lines, lists, 'Sue <sue@example.edu>'; each once, in order. ADM-031 */
export const emailsIn = (typed: string): string[] => [...new Set(piecesOf(typed).filter(isEmail).map(readEmail))];

/** Pieces that seem to be addresses and are none: they are named, and nobody else is taken instead. */
export const notUnderstoodIn = (typed: string): string[] => [
  ...new Set(piecesOf(typed).filter((piece) => !isEmail(piece))),
];
