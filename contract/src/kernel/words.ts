/** The length from which a word may contain one typing mistake. SUCC-072 */
export const MIN_LENGTH_FOR_SLIP = 5;

/** Replacements for letters that are not a base letter with a mark, which `normalize` therefore leaves unchanged. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};

/** The words of a text without case, accents and punctuation: 'Zoë O’Brien' becomes zoe and obrien. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .replaceAll(/[ßæœþøłđðıħŧ]/g, (letter) => PLAIN_WORDS[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Tells whether a typed text differs from a beginning of the word by one wrong, missing, extra or swapped letter. */
function beginsWithSlip(word: string, typed: string): boolean {
  const [there, given] = [[...word], [...typed]];
  let same = 0;
  while (same < given.length && given[same] === there[same]) same++;
  const goesOn = (fromWord: number, fromTyped: number) =>
    given.slice(fromTyped).every((letter, at) => letter === there[fromWord + at]);
  const swapped = given[same] === there[same + 1] && given[same + 1] === there[same] && same + 1 < given.length;
  return (
    goesOn(same + 1, same + 1) ||
    goesOn(same + 1, same) ||
    goesOn(same, same + 1) ||
    (swapped && goesOn(same + 2, same + 2))
  );
}

const isForgiven = (typed: string) => [...typed].length >= MIN_LENGTH_FOR_SLIP;

/**
 * The number of typing mistakes with which a text matches: 0 if each typed word begins one of its words, in any order;
 * null if one does not match. SUCC-072
 */
export function countSlips(words: readonly string[], typed: readonly string[]): number | null {
  let slips = 0;
  for (const each of typed) {
    if (words.some((word) => word.startsWith(each))) continue;
    if (!isForgiven(each) || !words.some((word) => beginsWithSlip(word, each))) return null;
    slips += 1;
  }
  return slips;
}

/**
 * The parts of a typed word, at least one of which occurs in any word that `countSlips` accepts: the word itself or, if
 * a mistake is forgiven, one of its thirds, because a mistake affects at most two of them. A database can use them as a
 * first filter.
 */
export function searchParts(typed: string): string[] {
  if (!isForgiven(typed)) return [typed];
  const letters = [...typed];
  const third = Math.ceil(letters.length / 3);
  return [0, 1, 2]
    .map((part) => letters.slice(part * third, (part + 1) * third).join(''))
    .filter((part) => part !== '');
}
