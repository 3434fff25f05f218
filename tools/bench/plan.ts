import type { FastifyInstance } from 'fastify';
import type { CallName } from '@bcs/contract/contract';
import { buildApp } from '@bcs/server/app';
import type { Database } from '@bcs/server/database/db';
import { handleCall } from '@bcs/server/kernel/pipeline';
import type { Services } from '@bcs/server/kernel/services';
import { RefusalError } from '@bcs/server/kernel/refusal-error';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { registry } from '@bcs/server/registry';
import { recording, type RecordedTransaction } from '@bcs/server/testing/recording';
import { testServices } from '@bcs/server/testing/services';
import { methodAndPath, isApi, NO_LIMIT } from './api-cases.ts';
import type { Case } from './case.ts';
import { REPLAY_HEADER } from './child.ts';
import type { BenchSeat } from './seats.ts';

/** One request, the same for both servers. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The requests that each connection sends in turn, and the statements that each of them sends to the database. */
export interface BenchPlan {
  readonly connections: readonly (readonly BenchRequest[])[];
  /** The statements of a request, by its key. */
  readonly rounds: ReadonlyMap<string, readonly RecordedTransaction[]>;
  readonly fewest: number;
  readonly most: number;
}

interface Arrived {
  readonly token: string;
  readonly input: object;
}

/** A call by its pipeline alone. @returns its status */
const directly = (name: CallName, { token, input }: Arrived, services: Services): Promise<number> =>
  handleCall(registry[name], { token, input, ip: '127.0.0.1' }, services).then(
    () => 200,
    (error: unknown) => {
      if (error instanceof RefusalError) return error.failure.status;
      throw error;
    },
  );

/** A request of the instructor API with all that belongs to it: who is let in, and which turn it is. */
async function overHttp(app: FastifyInstance | null, url: string, { token, input }: Arrived): Promise<number> {
  const answer = await app?.inject({ method: 'POST', url, payload: input, headers: { authtoken: token } });
  return answer?.statusCode ?? 0;
}

/** Runs every request of a case once and writes down its statements. */
export async function planRequests(
  { call: name, by, inputs, status = 200 }: Case,
  seats: readonly BenchSeat[],
  database: Database,
): Promise<BenchPlan> {
  const recorded = recording(database);
  const services = testServices(recorded.database, systemClock);
  const [method, path] = methodAndPath(name).split(' ') as ['GET' | 'POST', string];
  const app = isApi(name) ? await buildApp(services, { limited: false, apiRequestsPerMinute: NO_LIMIT }) : null;
  const answerTo = (arrived: Arrived) =>
    isApi(name) ? overHttp(app, path, arrived) : directly(name, arrived, services);
  const rounds = new Map<string, readonly RecordedTransaction[]>();
  const statementsOf = async (input: object, token: string) => {
    recorded.take();
    const answer = await answerTo({ token, input });
    if (answer !== status) throw new Error(`${name} by ${by} answered ${answer} to ${JSON.stringify(input)}`);
    return recorded.take();
  };
  const connections: BenchRequest[][] = [];
  for (const [index, seat] of seats.entries()) {
    const caller = seat[by];
    const requests: BenchRequest[] = [];
    const sent = inputs(seat, caller);
    // the first time round a write may find that there is nothing to change
    for (const input of sent) await statementsOf(input, caller.token);
    for (const [turn, input] of sent.entries()) {
      const key = `${name}-${by}-${index}-${turn}`;
      rounds.set(key, await statementsOf(input, caller.token));
      const headers = { authtoken: caller.token, 'content-type': 'application/json', [REPLAY_HEADER]: key };
      requests.push({ method, path, headers, ...(method === 'POST' && { body: JSON.stringify(input) }) });
    }
    connections.push(requests);
  }
  await app?.close();
  const counts = [...rounds.values()].map((each) => each.reduce((sum, { statements }) => sum + statements.length, 0));
  return { connections, rounds, fewest: Math.min(...counts), most: Math.max(...counts) };
}
