import { EMAIL, readEmail } from '#kernel/email';

/** Matches a name in quotes before an address; it may contain commas. */
const NAMES = /"[^"@]*"\s*(?=<)/gu;
/** Matches the separators between addresses. Other characters, such as an apostrophe, can be part of an address. */
const BETWEEN = /[\s,;<>，；、]+/u;

const piecesOf = (typed: string): string[] =>
  typed
    .replaceAll(NAMES, ' ')
    .split(BETWEEN)
    .filter((piece) => /[@＠]/u.test(piece));
const isEmail = (piece: string): boolean => EMAIL.test(readEmail(piece));

/**
 * Finds the e-mail addresses in a text, such as lines, lists or 'Sue <sue@example.edu>'; each once, in order. ADM-031
 */
export const emailsIn = (typed: string): string[] => [...new Set(piecesOf(typed).filter(isEmail).map(readEmail))];

/** Finds parts that look like addresses but are not valid, so that they can be shown to the user. */
export const notUnderstoodIn = (typed: string): string[] => [
  ...new Set(piecesOf(typed).filter((piece) => !isEmail(piece))),
];
