/** A word as the beginning that is searched for, in the form of `tsquery`. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\')}':*`;

/** The `tsquery` that finds what has a word beginning with each of these. */
export const beginningsOf = (words: readonly string[]): string => words.map((word) => beginning(word)).join(' & ');
