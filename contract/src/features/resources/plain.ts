const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');
const ENDING = /\.[a-z\d]{1,5}$/i;

/** Tells whether nothing in a text turns or breaks the line in which it is shown. */
export const isPlain = (text: string): boolean => !UNSEEN.test(text);

/**
 * The name of an uploaded file as it is shown and saved: without folders and what cannot be seen, with the ending of what it
 * is kept as.
 */
export function plainName(given: string, extension: string, longest: number): string {
  const own = given.replaceAll(ALL_UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  const stem = own.replace(ENDING, '').trim() || 'file';
  return `${[...stem].slice(0, longest - extension.length - 1).join('')}.${extension}`;
}

/** The default title of a file. */
export const titleOf = (name: string): string => name.replace(ENDING, '').replaceAll('_', ' ');
