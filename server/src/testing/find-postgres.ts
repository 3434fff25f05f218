import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';

const OLDEST = 15;
/** Where distributions keep each version in a folder of its own. */
const HOMES: readonly (readonly [string, RegExp])[] = [
  ['/usr/lib/postgresql', /^\d+$/],
  ['/usr/local/opt', /^postgresql@\d+$/],
  ['/opt/homebrew/opt', /^postgresql@\d+$/],
  ['/usr', /^pgsql-\d+$/],
];

const foldersOf = (home: string, name: RegExp) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((each) => name.test(each))
        .map((each) => join(home, each, 'bin'))
    : [];

function versionIn(folder: string): number {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return 0;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** The folder with the newest PostgreSQL programs of this machine, or null where there is none from version 15 on. */
export function findPostgres(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...HOMES.flatMap(([home, name]) => foldersOf(home, name)),
  ];
  const [newest] = folders
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .toSorted((a, b) => b.version - a.version);
  return newest?.folder ?? null;
}
