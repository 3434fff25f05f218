import autocannon from 'autocannon';
import type { BenchServer } from './child.ts';
import { databaseCpu } from './database-cpu.ts';
import type { BenchPlan } from './plan.ts';

/** The results of one short run. */
export interface RunResults {
  readonly perSecond: number;
  /** Milliseconds within which 95 of 100 answers came. */
  readonly p95: number;
  /** Processor time of the server for one request, in microseconds. */
  readonly cpu: number;
  /** The processor time of the database. */
  readonly databaseCpu: number;
}

export interface BenchRun {
  readonly seconds: number;
  /** The process of PostgreSQL. */
  readonly postmaster: number;
  /** The status that every answer must have. */
  readonly status?: number | undefined;
}

/** Lets as many people ask at once as the plan has connections, for some seconds. An unexpected answer is an error. */
export async function load(
  server: BenchServer,
  { connections }: BenchPlan,
  { seconds, postmaster, status = 200 }: BenchRun,
): Promise<RunResults> {
  let next = 0;
  const times: number[] = [];
  const statuses = new Set<number>();
  const [before, databaseBefore] = [await server.cpu(), databaseCpu(postmaster)];
  const { errors, timeouts, duration } = await autocannon({
    url: server.url,
    connections: connections.length,
    duration: seconds,
    setupClient: (client) => {
      const requests = connections[next++ % connections.length] ?? [];
      client.setRequests(requests.map((request) => ({ ...request })));
      client.on('response', (statusCode, _bytes, time) => {
        times.push(time);
        statuses.add(statusCode);
      });
    },
  });
  const [cpu, usedByDatabase] = [(await server.cpu()) - before, databaseCpu(postmaster) - databaseBefore];
  const unexpected = [...statuses].filter((each) => each !== status);
  if (errors + timeouts > 0 || unexpected.length > 0)
    throw new Error(`${errors} errors, ${timeouts} timeouts, unexpected answers: ${unexpected.join(', ') || 'none'}`);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    perSecond: times.length / duration,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    cpu: cpu / times.length,
    databaseCpu: usedByDatabase / times.length,
  };
}
