import type { FolderNote } from './model.ts';

const FENCED = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n[ \t>]*\1|[\s\S]*$)/gmu;
const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/gu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const PICTURE = /!\[[^\]]*\]\(\s*<?([^\s<>)]+)[^)]*\)/gu;
const LINK = /\[[^\]]*\]\(\s*<?([^\s<>)]+)/gu;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:[ \t]*<?([^\s<>]+)/gmu;
const COMPLETE = /^[a-z][a-z\d+.-]*:/iu;

/** An address in a text that means something only where its author has it. */
export interface HomeAddress {
  readonly is: 'picture' | 'link';
  readonly address: string;
}

/** Pictures and links of a text that lead nowhere from here, each once: those without a complete address. SUBM-041 */
export function homeAddressesIn(text: string): HomeAddress[] {
  const bare = [COMMENT, FENCED, CODE].reduce((left, sign) => left.replaceAll(sign, ' '), text);
  // a picture may be the words of a link
  const words = bare.replaceAll(PICTURE, ' ');
  return [
    ...homesAmong(bare.matchAll(PICTURE)).map((address) => ({ is: 'picture', address }) as const),
    ...homesAmong(words.matchAll(LINK), words.matchAll(DEFINITION)).map(
      (address) => ({ is: 'link', address }) as const,
    ),
  ];
}

interface Written {
  readonly key: string;
  readonly text: string;
}
/** The items of a folder or a plan with their texts. */
interface Texts {
  readonly sessions: readonly Written[];
  readonly assignments: readonly Written[];
}

/** Each address of a folder or a plan that leads nowhere, said to its author. It is no mistake: the text is taken. ADM-110, SUBM-041 */
export const homeNotesOf = (texts: Texts): FolderNote[] =>
  (['sessions', 'assignments'] as const).flatMap((kind) =>
    texts[kind].flatMap(({ key, text }) =>
      homeAddressesIn(text).map(({ is, address }) => ({
        file: `${kind}/${key}.md`,
        says: `the ${is} ${address} leads nowhere for readers; begin its address with https.`,
      })),
    ),
  );

const homesAmong = (...found: readonly Iterable<RegExpMatchArray>[]): string[] => [
  ...new Set(
    found.flatMap((matches) => [...matches].flatMap(([, address = '']) => (COMPLETE.test(address) ? [] : address))),
  ),
];
