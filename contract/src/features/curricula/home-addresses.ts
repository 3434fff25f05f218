import type { FolderNote } from './model.ts';

const FENCED = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n[ \t>]*\1|[\s\S]*$)/gmu;
const CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/gu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const PICTURE = /!\[[^\]]*\]\(\s*<?([^\s<>)]+)[^)]*\)/gu;
const LINK = /\[[^\]]*\]\(\s*<?([^\s<>)]+)/gu;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:[ \t]*<?([^\s<>]+)/gmu;
const COMPLETE = /^[a-z][a-z\d+.-]*:/iu;

/** An address in a text that only works on its author's own computer. */
export interface HomeAddress {
  readonly is: 'picture' | 'link';
  readonly address: string;
}

/** Finds pictures and links in a text that do not have a complete address, each once. SUBM-041 */
export function homeAddressesIn(text: string): HomeAddress[] {
  const bare = [COMMENT, FENCED, CODE].reduce((left, sign) => left.replaceAll(sign, ' '), text);
  // a picture can serve as the text of a link
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

/**
 * Lists the addresses in a folder or a plan that do not work, as a note for its author. They are no mistakes: the text
 * is accepted. ADM-110, SUBM-041
 */
export const findDeadLinks = (texts: Texts): FolderNote[] =>
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
