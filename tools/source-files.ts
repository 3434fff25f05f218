import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACES = ['contract', 'server', 'web', 'e2e', 'tools'] as const;
export type Workspace = (typeof WORKSPACES)[number];

const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
const isSource = (name: string) => /\.(ts|tsx|mts|mjs)$/.test(name) && !/\.(gen|d)\.ts$/.test(name);

function* filesIn(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, path);
    else if (isSource(entry.name)) yield path;
  }
}

/** Every source file of a workspace, as paths from the root with forward slashes, in a fixed order. */
export function sourceFiles(root: string, workspaces: readonly Workspace[] = WORKSPACES): string[] {
  const present = readdirSync(root);
  return workspaces
    .filter((workspace) => present.includes(workspace))
    .flatMap((workspace) => [...filesIn(root, workspace)].toSorted());
}

/** Whether a file is a test, by its name. */
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Whether a file configures a tool, by its name. */
export const isConfig = (path: string): boolean => path.endsWith('.config.ts');
