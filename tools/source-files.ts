import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FLOORS = ['contract', 'server', 'web', 'e2e', 'tools'] as const;
export type Floor = (typeof FLOORS)[number];

const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
const isSource = (name: string) => /\.(ts|tsx|mts|mjs)$/.test(name) && !/\.(gen|d)\.ts$/.test(name);

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, path);
    else if (isSource(entry.name)) yield path;
  }
}

/** Every source file of a floor, as paths from the root with forward slashes, in a fixed order. */
export function sourceFiles(root: string, floors: readonly Floor[] = FLOORS): string[] {
  const present = readdirSync(root);
  return floors.filter((floor) => present.includes(floor)).flatMap((floor) => [...walk(root, floor)].toSorted());
}

/** Whether a file is a test, by its name. */
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Whether a file configures a tool, by its name. */
export const isConfig = (path: string): boolean => path.endsWith('.config.ts');
