/** The shortest personal word that counts, since shorter ones occur in any password. */
const SHORTEST_OWN_WORD = 3;

/** The letters that people replace by other characters, so that an old password looks like a new one. */
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

/** The words in names, addresses and titles, the longest first. */
export const wordsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => folded(text).split(/[^\p{L}\d]+/u)))]
    .filter(({ length }) => length >= SHORTEST_OWN_WORD)
    .toSorted((a, b) => b.length - a.length);

/**
 * The ways in which an attacker might read a password: without separators, without additions at its ends, and with
 * replaced letters restored.
 */
function readingsOf(typed: string): Set<string> {
  const bare = typed.replaceAll(/[^\p{L}\d]/gu, '');
  const trimmed = [typed, bare].flatMap((text) => [text, withoutTail(text), withoutHead(withoutTail(text))]);
  return new Set([...trimmed, ...trimmed.map(asLetters)]);
}

/**
 * Tells whether at least half of a password is easy to guess: words of the person and the installation, and common
 * passwords, in any case and with usual additions or replacements. D-257
 * @param ownWords the result of `wordsIn`
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
