/** Removes accents and capitals, so that 'lucia' finds 'Lucía'. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tells whether every typed word occurs in a text. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainText(text);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
