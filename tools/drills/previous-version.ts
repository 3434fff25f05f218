import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#root';
import { run } from '#run';

const MIGRATIONS = 'server/src/database/migrations';
const RELEASES = 'server/src/testing/releases';

/** A version of the product that lies beside this one, run from its sources. */
export interface PreviousVersion {
  readonly commit: string;
  /** Migrations came since, so that it cannot be started beside this version. */
  readonly hasOlderSchema: boolean;
  /** The file that starts its server. */
  readonly main: string;
  /** Runs one of its commands. */
  readonly bcs: (line: readonly string[], env: Readonly<Record<string, string>>) => ReturnType<typeof run>;
}

/**
 * Lays out the last release, which people upgrade from, with the packages of this version; null where there is no
 * history to take it from. A release is the commit that kept its demo world.
 */
export async function layOutPreviousVersion(folder: string): Promise<PreviousVersion | null> {
  const added = await run('git', ['log', '-1', '--format=%h', '--', RELEASES]);
  const commit = added.output.trim();
  const migrations = await run('git', ['diff', '--quiet', commit, '--', MIGRATIONS]);
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
    hasOlderSchema: migrations.code === 1,
    main: join(source, 'main.ts'),
    bcs: (line, env) => run('node', [join(source, 'cli', 'main.ts'), ...line], { cwd: folder, env }),
  };
}
