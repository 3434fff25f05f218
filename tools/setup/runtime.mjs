import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, Unready } from './say.mjs';

const NEEDED = 24;

/**
 * The major version of a Node, or 0 where it does not run here.
 * @param {string} program
 */
const majorOf = (program) =>
  Number(/^v(\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 0);

/** The Node that npm scripts find: the one that came with the packages, else the machine's own. */
export function ensureRuntime() {
  const packaged = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(packaged) && process.platform === 'win32') return;
  if (existsSync(packaged)) {
    if (majorOf(packaged) >= NEEDED) return;
    throw new Unready(`node_modules/.bin/node does not run on this machine. It needs Linux with glibc, or Windows.`);
  }
  const own = Number(process.versions.node.split('.')[0]);
  if (own >= NEEDED) return;
  const system = process.platform === 'darwin' ? 'On a Mac' : `On ${process.platform} (${process.arch})`;
  throw new Unready(
    `${system} Bootcamp Square runs on your own Node, version ${NEEDED} or newer; this is ${process.versions.node}. ` +
      `Install Node ${NEEDED} from https://nodejs.org and run the command again.`,
  );
}
