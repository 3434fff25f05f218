import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
/** Arguments that `npm start` passes to Node: 16 MB for young objects reduces memory by a fifth. */
export const NODE_FLAGS = ['--max-semi-space-size=16'];
const STARTS_WITHIN_MS = 180_000;

/** The product as `npm start` runs it, in a separate process. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Returns the status of /readyz; 0 if nothing listens. */
  readiness(): Promise<number>;
  /** Kills the process with SIGKILL, without any chance to clean up. */
  kill(): Promise<void>;
  /** Asks the process to stop, as an operator does; returns its exit code. */
  stop(): Promise<number | null>;
  isAlive(): boolean;
}

/**
 * Starts the real server and waits until it can serve requests.
 * @param main of another installation than this one
 */
export async function startServer(
  port: number,
  environment: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<ServerProcess> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    PORT: String(port),
    LOG_LEVEL: 'error',
    BCS_SEED: 'none',
    ...environment,
  };
  const child = spawn(process.execPath, [...NODE_FLAGS, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const readiness = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  const late = AbortSignal.timeout(STARTS_WITHIN_MS);
  while ((await readiness()) !== 200) {
    if (!isAlive() || late.aborted) throw new Error(`The server did not start:\n${said.join('')}`);
    await sleep(25);
  }
  return {
    pid: child.pid ?? 0,
    url,
    readiness,
    isAlive,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
