import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Unready, lastLines, say, work } from './say.mjs';

/** The sources of the built web app. */
const SOURCES = ['web', 'contract/src', 'package-lock.json'];
const LEFT_OUT = /^(dist|node_modules|test-results|\..*|.*\.gen\.ts|.*\.test\.tsx?)$/;
const STAMP = join(ROOT, 'web/dist/.built-from');

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (/\.[a-z0-9]+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .toSorted();
}

/** One word for all sources together. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Tells whether the last build was made from the sources that lie here, and with this lockfile. */
export const isBuilt = () =>
  !existsSync(join(ROOT, 'web/index.html')) || (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint());

/** Builds the web app when its sources are not those of the last build. */
export async function ensureWebApp() {
  if (isBuilt()) return;
  say('Building the web app.');
  const { code, output } = await work(
    'vite',
    ['build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    {
      // Under any other name React comes with its checks for developers, and weighs and takes far more
      env: { NODE_ENV: 'production' },
    },
  );
  if (code !== 0) throw new Unready(`The web app could not be built:\n${lastLines(output)}`);
  writeFileSync(STAMP, fingerprint());
  say('Web app: built.');
}
