import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT, Unready, lastLines, say, work } from './say.mjs';

// The headless shell first: it draws the same pages, and a new context of it costs a quarter of the processor
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const READY = 'Browser: ready.';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium arguments for tests: no sandbox in containers, no graphics card, and no background requests. */
export const QUIET_BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Arguments for pages that are open for seconds: optimizing their code would cost a third of the processor time, and
 * threads for collecting garbage more than they save. Not for measuring speed.
 */
export const SHORT_LIVED_ARGS = '--js-flags=--no-opt --single-threaded';

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium or Chrome of this machine, or null. BCS_CHROMIUM names another one. */
function installed() {
  const named = process.env['BCS_CHROMIUM'];
  if (named) {
    if (runs(named)) return named;
    throw new Unready(`BCS_CHROMIUM names ${named}, but there is no program.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
  return onPath ?? PLACES.find(runs) ?? null;
}

/** Playwright's own download, or null. */
function downloaded() {
  const file = createRequire(join(ROOT, 'web', 'package.json'))('playwright').chromium.executablePath();
  return existsSync(file) ? file : null;
}

/** The browser of the tests: one of this machine, else Playwright's own, or null. */
export const findBrowser = () => installed() ?? downloaded();

/** Installs Debian's package where that is allowed and no browser is there; it needs nothing of the repository. */
export async function installFromDebian() {
  if (installed() || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  say("Installing Debian's Chromium for the browser tests.");
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, progress: () => 'browser' };
  await work('apt-get', ['update'], options);
  // older releases have no package of the shell alone
  for (const name of [SHELL, 'chromium']) {
    const { code, output } = await work('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    if (code === 0) return say(READY);
    say(`Debian's package ${name} could not be installed:\n${lastLines(output)}`);
  }
}

async function fromPlaywright() {
  say('Downloading the browser of Playwright for the browser tests.');
  const { code, output } = await work('playwright', ['install', 'chromium']);
  if (code !== 0) {
    throw new Unready(
      `There is no browser for the tests. Install Chromium or Chrome, or name one in BCS_CHROMIUM.\n${lastLines(output)}`,
    );
  }
}

/** Makes sure that there is a browser for the tests: Playwright's own where the machine has none. */
export async function ensureBrowser() {
  if (findBrowser()) return;
  await fromPlaywright();
  say(READY);
}
