const FENCE = '---';

type Parts = Readonly<{ front: string; text: string }>;

/** Splits a file into the keys between the first two lines of dashes and the text after them; null without any. */
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

/** A text as files hold it: its lines end in the same way everywhere, and nothing blank stands around it. */
export const plainText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
