import { FOLDER_BOUNDS } from './bounds.ts';

/** A note of whoever wrote the file may be long, and holds nothing that is read. */
const NOTE = /^\s*#.*$/gm;
/** Whatever begins a key, a value of a list, or a level of either. */
const MARK = /[,[{]|[:?-](?=\s|$)/g;
const LINE = /\n/g;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/**
 * Tells of which parts the keys before a text have too many, counted before anything reads them; null within the
 * bounds. Readers of YAML compare every key with all others, so that a small file can hold up everybody.
 */
export function tooMuchOfFacts(text: string): string | null {
  if (text.length > FOLDER_BOUNDS.mostFacts) return 'has keys of more than 32 kB';
  const said = text.replaceAll(NOTE, '');
  if (countOf(said, MARK) > FOLDER_BOUNDS.mostMarks) return `has more than ${FOLDER_BOUNDS.mostMarks} keys and values`;
  if (countOf(text, LINE) > FOLDER_BOUNDS.mostLines) return `has keys in more than ${FOLDER_BOUNDS.mostLines} lines`;
  return null;
}
