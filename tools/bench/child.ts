import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RecordedTransaction } from '@bcs/server/testing/recording';

/** The header that names the statements to replay; the real server does not look at it. */
export const REPLAY_HEADER = 'x-replay';

export interface ServerSetup {
  readonly databaseUrl: string;
  /** The routes to open: method and path. */
  readonly paths: readonly string[];
}

interface Handler {
  readonly app: FastifyInstance;
  /** Receives the statements that the coming requests have to replay. */
  readonly learn?: (rounds: ReadonlyMap<string, readonly RecordedTransaction[]>) => void;
  readonly close: () => Promise<void>;
}

type Question =
  | { ask: 'cpu' }
  | { ask: 'stop' }
  | { ask: 'learn'; rounds: ReadonlyMap<string, readonly RecordedTransaction[]> };

/** The life of a server process: listens, answers its parent's questions, stops when asked. */
export async function serveChild(build: (setup: ServerSetup) => Promise<Handler>): Promise<void> {
  const setup = JSON.parse(process.argv[2] ?? '{}') as ServerSetup;
  const { app, learn, close } = await build(setup);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = (value: unknown) => process.send?.(value);
  process.on('message', (question: Question) => {
    if (question.ask === 'stop')
      return void app
        .close()
        .then(close)
        .then(() => process.disconnect());
    if (question.ask === 'learn') learn?.(question.rounds);
    const { user, system } = process.cpuUsage();
    answer(user + system);
  });
  process.on('disconnect', () => process.exit());
  answer((app.server.address() as AddressInfo).port);
}

/** A server in a process of its own. */
export interface BenchServer {
  readonly url: string;
  /** Processor time that it has used so far, in microseconds. */
  cpu(): Promise<number>;
  learn(rounds: ReadonlyMap<string, readonly RecordedTransaction[]>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one of the two servers. */
export async function startServer(file: 'app-server.ts' | 'bare-server.ts', setup: ServerSetup): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(setup)], { serialization: 'advanced' });
  const port = await heard(child);
  const ask = async (question: Question) => {
    child.send(question);
    return heard(child);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => ask({ ask: 'cpu' }),
    learn: async (rounds) => void (await ask({ ask: 'learn', rounds })),
    stop: async () => {
      const ended = once(child, 'exit');
      child.send({ ask: 'stop' });
      await ended;
    },
  };
}

/** Waits for the next message from a child process. */
async function heard(child: ChildProcess): Promise<number> {
  const over = new AbortController();
  const gone = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('A server of the benchmark ended by itself.');
  });
  try {
    const [value] = (await Promise.race([once(child, 'message', { signal: over.signal }), gone])) as [number];
    return value;
  } finally {
    over.abort();
    await gone.catch(() => {});
  }
}
