import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './root.ts';

export interface ServerLocation {
  readonly port: number;
  /** The data folder (DATA_DIR). */
  readonly folder: string;
  /** A PostgreSQL database instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** The world to plant into an empty database; by default the demo world. */
  readonly seed?: 'world' | 'none';
}

export interface StartedServer {
  readonly pid: number;
  /** The path of its mailbox page. */
  readonly mailbox: string;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** Stops it immediately, when its state no longer matters. */
  kill(): Promise<void>;
}

const PATIENCE_MS = 90_000;

/** Starts the real server as `npm start` does, and waits until it is ready. */
export async function startServer({
  port,
  folder,
  databaseUrl,
  seed = 'world',
}: ServerLocation): Promise<StartedServer> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      BCS_SEED: seed,
      LOG_LEVEL: 'error',
      DRAIN_MS: '0',
      // lets each visitor seem to come from a separate address
      TRUST_PROXY: 'loopback',
      MAIL_DRIVER: 'mailbox',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  const late = AbortSignal.timeout(PATIENCE_MS);
  // it prints the mailbox address shortly after it is ready
  while (!(await isReady(port)) || !said.includes('is ready')) {
    if (child.exitCode !== null || late.aborted) {
      await end('SIGKILL');
      throw new Error(`The server did not become ready:\n${said}`);
    }
    await pause(50);
  }
  const [, mailbox = ''] = /E-mail is shown at http:\/\/[^/]+(\S+),/.exec(said) ?? [];
  return { pid: child.pid ?? 0, mailbox, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
