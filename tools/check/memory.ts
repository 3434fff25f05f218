import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The content of files, by their paths. */
export type Digests = Readonly<Record<string, string>>;

export const digestsOf = (root: string, files: readonly string[]): Digests =>
  Object.fromEntries(files.map((file) => [file, hash('sha1', readFileSync(join(root, file)))]));

/** Lists the files that differ: changed, new or deleted. */
export const differingFiles = (before: Digests, now: Digests): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((file) => before[file] !== now[file]).toSorted();

/** Recalls the files that a step found in order the last time, or null where it never did. */
export function recallDigests(file: string): Digests | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Digests;
  } catch {
    return null;
  }
}

export function rememberDigests(file: string, digests: Digests): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(digests));
}
