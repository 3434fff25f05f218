/** A word of so many letters is also found with one slip. SUCC-072 */
export const FORGIVEN_FROM = 5;

/** Letters that are no letter with a mark: what `normalize` leaves, as lists of names order it. */
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

/** The words of a text without case, accents and punctuation: 'Zoë O’Brien' is zoe and obrien. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ]/gu, '')
    .replaceAll(/[ßæœþøłđðıħŧ]/g, (letter) => PLAIN_WORDS[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Tells whether one wrong, missing, added or swapped letter leads from what was typed to a beginning of the word. */
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

const isForgiven = (typed: string) => [...typed].length >= FORGIVEN_FROM;

/**
 * The number of slips with which a text is found by words: 0 when each begins one of its words, in whatever order; null
 * when one is not there. SUCC-072
 */
export function slipsIn(words: readonly string[], typed: readonly string[]): number | null {
  let slips = 0;
  for (const each of typed) {
    if (words.some((word) => word.startsWith(each))) continue;
    if (!isForgiven(each) || !words.some((word) => beginsWithSlip(word, each))) return null;
    slips += 1;
  }
  return slips;
}

/**
 * The parts of a typed word of which a text contains at least one when `slipsIn` finds the word in it: the word itself,
 * or where a slip is forgiven one of its thirds, since a slip touches two of them at most. Thus a database can look
 * first.
 */
export function partsOf(typed: string): string[] {
  if (!isForgiven(typed)) return [typed];
  const letters = [...typed];
  const third = Math.ceil(letters.length / 3);
  return [0, 1, 2]
    .map((part) => letters.slice(part * third, (part + 1) * third).join(''))
    .filter((part) => part !== '');
}
