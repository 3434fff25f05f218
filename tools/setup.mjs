/**
 * Makes a bare machine ready: `npm start`, `npm test` and `npm run dev` run it first.
 * Plain JavaScript, because it runs on the machine's own Node, from version 20 on, before anything is installed.
 *
 *   node tools/setup.mjs          packages, Node 24 and the PostgreSQL of the tests
 *   node tools/setup.mjs start    and the web app, built
 *   node tools/setup.mjs test     and a browser
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, installFromDebian } from './setup/browser.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { ensureRuntime } from './setup/runtime.mjs';
import { ROOT, Unready, say } from './setup/say.mjs';
import { ensureWebApp, isBuilt } from './setup/web-app.mjs';

const purpose = process.argv[2];

/** In production what was built stays: it needs the server's packages alone, not those that built and tested it. */
const settled =
  purpose === 'start' &&
  process.env['NODE_ENV'] === 'production' &&
  existsSync(join(ROOT, 'node_modules')) &&
  isBuilt();

try {
  // side by side, because both wait for the network
  await Promise.all([settled || ensurePackages(), purpose === 'test' && installFromDebian()]);
  ensureRuntime();
  ensurePostgres();
  if (purpose === 'start') await ensureWebApp();
  if (purpose === 'test') await ensureBrowser();
} catch (error) {
  if (!(error instanceof Unready)) throw error;
  say(error.message);
  process.exitCode = 1;
}
