import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#root';

/** A block of a page: something to type, or a file to write. */
export interface Block {
  readonly text: string;
  /** The file that it is written to; null for what is typed. */
  readonly file: string | null;
}

const FENCE = /^```\w+ (run|file=(\S+))\n(.*?)^```$/gms;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** The files that both pages give nginx. */
export const nginxFiles = (): string[] =>
  ['README.md', 'docs/in-an-hour.md'].flatMap((path) =>
    [...read(path).matchAll(/^```nginx.*\n([^]*?)^```$/gm)].map(([, text = '']) => text),
  );
export const composeFile = (): string => read('compose.yaml');

/** The blocks of docs/in-an-hour.md, in their order. */
export const blocksOfFirstHour = (): Block[] =>
  [...read('docs/in-an-hour.md').matchAll(FENCE)].map(([, , file = null, text = '']) => ({
    file,
    text,
  }));
