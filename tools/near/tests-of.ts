import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '#root';

const TEST = /\.test\.tsx?$/;

/**
 * The tests that belong to a file outside of the features, as filters of the test runner: a test itself, otherwise those
 * tests of its folder that import it, also by way of other files there, and the whole folder if none does.
 */
export function testsOf(path: string, root = ROOT): readonly string[] {
  if (TEST.test(path)) return [path];
  const folder = dirname(path);
  const found = importers(join(root, folder), basename(path)).filter((name) => TEST.test(name));
  return found.length > 0 ? found.map((name) => `${folder}/${name}`) : [`${folder}/`];
}

/** The files of a folder that import one of its files, also by way of others there. */
function importers(folder: string, changed: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.tsx?$/.test(name)) : [];
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const found = new Set([changed]);
  // a set that grows while it is walked: what is added is looked at as well
  for (const file of found)
    for (const [name, text] of texts)
      if (text.includes(`/${file}'`) || text.includes(`/${stem(file)}'`)) found.add(name);
  return [...found].filter((name) => name !== changed);
}

const stem = (file: string) => file.replace(/\.tsx?$/, '');
