import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#root';
import { run } from '#run';

const MIGRATIONS = 'server/src/database/migrations';
const RELEASES = 'server/src/testing/releases';

/** A version of the product that lies beside this one, run from its sources. */
export interface PreviousVersion {
  readonly commit: string;
  /** What starts its server. */
  readonly main: string;
  /** Runs one of its commands. */
  readonly bcs: (line: readonly string[], env: Readonly<Record<string, string>>) => ReturnType<typeof run>;
}

const lastToAdd = async (folder: string) =>
  (await run('git', ['log', '-1', '--diff-filter=A', '--format=%h', '--', folder])).output.trim();

/** The last release, whose world came with its commit; the version before the newest migration where none came since. */
async function previousCommit(): Promise<string> {
  const release = await lastToAdd(RELEASES);
  const sinceThen = await run('git', ['diff', '--quiet', release, 'HEAD', '--', MIGRATIONS]);
  return sinceThen.code === 1 ? release : `${await lastToAdd(MIGRATIONS)}^`;
}

/**
 * Lays out the version that people upgrade from, with the packages of this one; null where there is no history to take
 * it from, as in a release.
 */
export async function layOutPreviousVersion(folder: string): Promise<PreviousVersion | null> {
  const commit = await previousCommit();
  const archive = `${folder}.tar`;
  const taken = await run('git', ['archive', '--output', archive, commit, 'package.json', 'contract', 'server']);
  if (taken.code !== 0) return null;
  mkdirSync(join(folder, 'node_modules', '@bcs'), { recursive: true });
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@bcs'))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  // of the product itself it has its own
  for (const name of ['contract', 'server'])
    symlinkSync(join(folder, name), join(folder, 'node_modules', '@bcs', name));
  const source = join(folder, 'server', 'src');
  return {
    commit,
    main: join(source, 'main.ts'),
    bcs: (line, env) => run('node', [join(source, 'cli', 'main.ts'), ...line], { cwd: folder, env }),
  };
}
