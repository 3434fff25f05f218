import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Unready, firstLines, machinePath, say, work } from './say.mjs';

const FOLDER = join(ROOT, 'node_modules');
/** The folder in which the earlier packages wait while the new ones are fetched. */
const EARLIER = join(ROOT, 'node_modules.earlier');
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|network|ENOTCACHED/;

/** Says within seconds that there is no connection, instead of minutes. */
const PATIENCE = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=4000'];

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Package */

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @returns {Record<string, Package>} */
const wanted = () =>
  Object.fromEntries(
    Object.entries(packagesIn(join(ROOT, 'package-lock.json'))).filter(([path]) => path.includes('node_modules/')),
  );

/** Tells why the packages have to be installed, or null where what lies there is what the lockfile says. */
export function whyInstall() {
  const installed = join(FOLDER, '.package-lock.json');
  if (!existsSync(installed)) return 'nothing is installed yet';
  const present = packagesIn(installed);
  const stale = Object.entries(wanted()).find(([path, { version, integrity, optional }]) => {
    const found = present[path];
    if (!found) return !optional;
    return found.version !== version || (integrity !== undefined && found.integrity !== integrity);
  });
  return stale ? `${stale[0].replace(/^.*node_modules\//, '')} is not what the lockfile says` : null;
}

/** Counts the packages that lie there by now. */
function unpacked() {
  if (!existsSync(FOLDER)) return 0;
  return readdirSync(FOLDER).reduce(
    (sum, name) => sum + (name.startsWith('@') ? readdirSync(join(FOLDER, name)).length : 1),
    0,
  );
}

/** Sets the packages of an earlier version aside, so that they are still there when the new ones cannot be fetched. */
function setAside() {
  rmSync(EARLIER, { recursive: true, force: true });
  if (!existsSync(FOLDER)) return false;
  try {
    renameSync(FOLDER, EARLIER);
    return true;
  } catch {
    return false; // Windows locks the folder while a program from it runs: npm replaces it in place.
  }
}

/** Installs from the lockfile what is missing. */
export async function ensurePackages() {
  const why = whyInstall();
  if (why === null) return;
  const count = Object.keys(wanted()).length;
  say(`Installing the packages of the lockfile (${why}). This takes a minute or two.`);
  const aside = setAside();
  const { code, output } = await work(
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', ...PATIENCE],
    {
      path: machinePath(),
      env: { NODE_ENV: 'development' },
      progress: () => `${unpacked()} packages of about ${count}`,
    },
  );
  if (code === 0) {
    rmSync(EARLIER, { recursive: true, force: true });
    return say('Packages: installed.');
  }
  if (aside) {
    rmSync(FOLDER, { recursive: true, force: true });
    renameSync(EARLIER, FOLDER);
  }
  if (!OFFLINE.test(output)) throw new Unready(`npm ci failed:\n${firstLines(output)}`);
  const sentence = 'The packages could not be fetched: no connection to the package registry.';
  if (!aside) throw new Unready(`${sentence} Connect to the internet once and run the command again.`);
  say(`${sentence} Going on with the packages that were installed earlier; connect and run it again to update them.`);
}
