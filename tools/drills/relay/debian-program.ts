import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const STARTS_WITHIN_MS = 30_000;

/** A program of Debian that runs beside the product, on this machine alone. */
export interface DebianProgram {
  stop(): void;
}

/** Tells the version of a program; null where it is not installed. */
export function installedVersion(program: string, ...question: readonly string[]): string | null {
  const { stdout, status } = spawnSync(program, question, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Starts a program that goes into the background, and waits until it listens.
 * @param config file or folder of its settings
 */
export async function startProgram(program: string, config: string, port: number): Promise<DebianProgram> {
  const tell = (...words: readonly string[]) =>
    spawnSync(program, ['-c', config, ...words], { stdio: 'ignore' }).status === 0;
  const stop = () => void tell('stop');
  if (!tell(...(program === 'postfix' ? ['start'] : []))) throw new Error(`${program} did not start.`);
  // ending the drill early stops the program too
  process.once('exit', stop);
  const late = AbortSignal.timeout(STARTS_WITHIN_MS);
  while (!(await listens(port))) {
    if (late.aborted) throw new Error(`${program} does not listen.`);
    await sleep(100);
  }
  return {
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
