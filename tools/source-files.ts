import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACES = ['contract', 'server', 'web', 'e2e', 'tools'] as const;
export type Workspace = (typeof WORKSPACES)[number];

const LEFT_OUT = new Set(['node_modules', 'node_modules.earlier', 'dist', 'data', 'test-results', 'coverage']);
const isSource = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path) && !/\.(gen|d)\.ts$/.test(path);

function* filesIn(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield path;
    else if (!entry.name.startsWith('.')) yield* filesIn(root, path);
  }
}

/** Files that a check writes, and documents. */
const UNCHECKED = /^docs\/|\.tsbuildinfo$|routeTree\.gen\.ts$/;

/** Every file that somebody works on but the documents, as paths from the root with forward slashes. */
export const treeFiles = (root: string): string[] => [...filesIn(root, '')].filter((path) => !UNCHECKED.test(path));

/** Every source file of a workspace, as paths from the root with forward slashes, in a fixed order. */
export function sourceFiles(root: string, workspaces: readonly Workspace[] = WORKSPACES): string[] {
  const present = readdirSync(root);
  return workspaces
    .filter((workspace) => present.includes(workspace))
    .flatMap((workspace) => [...filesIn(root, workspace)].filter(isSource).toSorted());
}

/** Tells whether a file is a test, by its name. */
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Tells whether a file configures a tool, by its name. */
export const isConfig = (path: string): boolean => path.endsWith('.config.ts');
