import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#root';

/** A block of a page: something to type, or a file to write. */
export interface Block {
  readonly text: string;
  /** Where it is written to; null for what is typed. */
  readonly file: string | null;
}

const FENCE = /^```\w+ (run|file=(\S+))\n(.*?)^```$/gms;

/** The blocks of docs/in-an-hour.md, in their order. */
export const blocksOfFirstHour = (): Block[] =>
  [...readFileSync(join(ROOT, 'docs/in-an-hour.md'), 'utf8').matchAll(FENCE)].map(([, , file = null, text = '']) => ({
    file,
    text,
  }));
