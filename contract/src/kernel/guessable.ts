/** The shortest of a person's own words that counts: shorter ones are found in anything. */
const SHORTEST_OWN_WORD = 3;

/** The letters for which people write other characters, so that an old password passes for a new one. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const asLetters = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
const withoutTail = (text: string): string => text.replace(/[^\p{L}]+$/u, '');
const withoutHead = (text: string): string => text.replace(/^[^\p{L}]+/u, '');

/** The words of names, addresses and titles, the longest first. */
export const wordsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => folded(text).split(/[^\p{L}\d]+/u)))]
    .filter(({ length }) => length >= SHORTEST_OWN_WORD)
    .toSorted((a, b) => b.length - a.length);

/** A password as somebody reads it who tries: with and without signs between, at the ends, and in place of letters. */
function readingsOf(typed: string): Set<string> {
  const bare = typed.replaceAll(/[^\p{L}\d]/gu, '');
  const trimmed = [typed, bare].flatMap((text) => [text, withoutTail(text), withoutHead(withoutTail(text))]);
  return new Set([...trimmed, ...trimmed.map(asLetters)]);
}

/**
 * Tells whether at least half of a password is what is tried first: words of the person and the installation, and
 * besides them one of the commonest passwords, in any case and with what people append or write for letters. D-257
 * @param ownWords as `wordsIn` finds them
 */
export function isGuessable(
  password: string,
  ownWords: readonly string[],
  isCommon: (word: string) => boolean,
): boolean {
  const typed = folded(password);
  return [...readingsOf(typed)].some((reading) => {
    const rest = ownWords.reduce((text, word) => text.replaceAll(word, ''), reading);
    const known = reading.length - (isCommon(rest) ? 0 : rest.length);
    return known * 2 >= typed.length;
  });
}
