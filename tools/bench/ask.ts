import { calls, type CallName } from '@bcs/contract/contract';
import type { Database } from '@bcs/server/database/db';
import { handleCall } from '@bcs/server/kernel/pipeline';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { registry } from '@bcs/server/registry';
import { recording } from '@bcs/server/testing/recording';
import { testServices } from '@bcs/server/testing/services';
import { percentile } from './report.ts';

const ROUNDS = 40;

export interface BenchQuestion {
  readonly token: string;
  readonly input: object;
}
export interface BenchAnswer {
  /** The highest number of statements that a request took. */
  readonly statements: number;
  /** The size of the last answer. */
  readonly kilobytes: number;
  /** Milliseconds within which 95 of 100 answers came whole. */
  readonly p95: number;
}

async function statementsOf(name: CallName, { token, input }: BenchQuestion, of: Database): Promise<number> {
  const { database, take } = recording(of);
  await handleCall(registry[name], { token, input, ip: '127.0.0.1' }, testServices(database, systemClock));
  return take().reduce((sum, round) => sum + round.statements.length, 0);
}

/** Makes a call many times in sequence, by several people in turn; each of them makes it once beforehand to warm up. */
export async function ask(
  name: CallName,
  asked: readonly BenchQuestion[],
  at: { readonly url: string; readonly database: Database },
): Promise<BenchAnswer> {
  let statements = 0;
  for (const each of asked) statements = Math.max(statements, await statementsOf(name, each, at.database));
  const times: number[] = [];
  let bytes = 0;
  for (let round = -asked.length; round < ROUNDS; round++) {
    const each = asked.at(round % asked.length);
    if (!each) throw new Error(`Nobody asks ${name}.`);
    const began = performance.now();
    const answer = await fetch(at.url + calls[name].at.replace('POST ', ''), {
      method: 'POST',
      headers: { authtoken: each.token, 'content-type': 'application/json' },
      body: JSON.stringify(each.input),
    });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    if (round >= 0) times.push(performance.now() - began);
  }
  return { statements, kilobytes: bytes / 1000, p95: percentile(times, 95) };
}
