import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { isTest, sourceFiles } from './source-files.ts';

const MAX_LINES = 200;

/** Tells how long the files are, and names those that should be split by noun. */
export function fileLengths(): string {
  const lengths = sourceFiles(ROOT)
    .filter((path) => !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    // nobody reads from top to bottom what is written by a program
    .filter(({ text }) => !text.startsWith('// Written by'))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => lengths[Math.ceil(lengths.length * share) - 1]?.lines ?? 0;
  return [
    `${lengths.length} source files, lines: median ${at(0.5)}, p90 ${at(0.9)}, largest ${at(1)}`,
    ...lengths
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ path, lines }) => `over ${MAX_LINES} lines, split by noun: ${path} (${lines})`),
  ].join('\n');
}
