const FENCE = '---';

type Parts = Readonly<{ front: string; text: string }>;

/** Splits a file into the keys between the first two lines of dashes and the text below; null without keys. */
export function splitFrontMatter(file: string): Parts | null {
  const lines = file.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) return null;
  return {
    front: lines
      .slice(1, end)
      .map((line) => `${line}\n`)
      .join(''),
    text: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}

export const joinFrontMatter = ({ front, text }: Parts): string =>
  `${FENCE}\n${front}${FENCE}\n${text === '' ? '' : `\n${text}\n`}`;

/** Normalizes a text for files: uniform line ends, and no blanks around it. */
export const plainText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
