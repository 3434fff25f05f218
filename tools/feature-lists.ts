import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/**
 * The instructor API repeats calls under the same names and other addresses; `registry.ts` puts it together. API-017
 */
const REPEATS = 'features/instructor-api/';

/** Every `calls*.ts` or `handlers*.ts` of a feature, exported from one module. */
function listOf(workspace: 'contract' | 'server', part: 'calls' | 'handlers'): string {
  const modules = globSync(`features/*/${part}{,-*}.ts`, { cwd: join(ROOT, workspace, 'src') })
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((module) => !module.endsWith('.test') && !module.startsWith(REPEATS))
    .toSorted();
  return [
    '// Written by `npm run generate` from the folders of the features.',
    ...modules.map((module) => `export * from '#${module}';`),
    '',
  ].join('\n');
}

const LISTS = [
  { file: 'contract/src/calls.gen.ts', make: () => listOf('contract', 'calls') },
  { file: 'server/src/handlers.gen.ts', make: () => listOf('server', 'handlers') },
];

/** The lists that lack a file of a feature, or name one that is gone. */
export const outdatedLists = (): string[] =>
  LISTS.filter(({ file, make }) => readFileSync(join(ROOT, file), 'utf8') !== make()).map(({ file }) => file);

/** Writes the lists of all calls and of all handlers from what lies in the folders of the features. */
export function writeFeatureLists(): void {
  for (const { file, make } of LISTS) writeFileSync(join(ROOT, file), make());
}
