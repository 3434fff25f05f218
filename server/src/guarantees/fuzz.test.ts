import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { calls, type CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import { ROLES } from '@bcs/contract/kernel/roles';
import { IS_LONG_RUN } from '#testing/effort';
import { useWorld } from '#testing/world';
import { exampleFor } from './examples.ts';
import { findComplaint, malformed } from './malformed.ts';
import { seededDice } from './mutations.ts';
import { targetCaller } from './targets.ts';

const { FUZZ_REQUESTS, FUZZ_SEED } = process.env;
const REQUESTS = Number(FUZZ_REQUESTS) || (IS_LONG_RUN ? 200_000 : 1000);
/** The seed; other seeds make other requests, so that a long run can be split. */
const SEED = Number(FUZZ_SEED) || 20_260_311;
/** The time limit of an answer, ten times what any takes, so that a busy machine does not look like a defect. */
const SLOWEST_MS = 15_000;
const CONCURRENCY = 20;
const world = useWorld();

const inputs = (): Promise<{ call: Call; input: Record<string, unknown> }[]> =>
  Promise.all(
    Object.entries<Call>(calls).map(async ([name, call]) => {
      const input = await exampleFor(world.db, name as CallName, 'same course', targetCaller('student'));
      return { call, input: input as Record<string, unknown> };
    }),
  );

test(`${REQUESTS} malformed requests: no defect, none hangs, every refusal has the documented shape [AUTH-056]`, async () => {
  const roll = seededDice(SEED);
  const good = await inputs();
  const tokens = [null, 'x', ...(await Promise.all(ROLES.map((role) => world.tokenOf(role))))];
  const complaints = new Set<string>();
  const statuses = new Set<number>();
  for (let sent = 0; sent < REQUESTS; sent += CONCURRENCY) {
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        const { call, input } = good[roll(good.length)] as (typeof good)[number];
        const options = malformed(call, input, tokens[roll(tokens.length)] ?? null, roll);
        const answer = await Promise.race([world.app.inject(options), sleep(SLOWEST_MS, null, { ref: false })]);
        if (answer) statuses.add(answer.statusCode);
        const wrong = answer ? findComplaint(answer) : 'it hung';
        if (wrong) complaints.add(`${call.at}: ${wrong} for ${String(options.payload).slice(0, 300)}`);
      }),
    );
  }
  expect([...complaints].slice(0, 10)).toEqual([]);
  // every kind of refusal occurs, or else this would prove little
  for (const status of [400, 401, 403, 404, 422]) expect(statuses).toContain(status);
}, 1_200_000);

test('an address that nobody can read is refused in the documented shape as well [AUTH-056, D-013]', async () => {
  for (const url of ['/broker/%zz', '/broker/login%', '/%E0%A4%A']) {
    const answer = await world.app.inject({ method: 'POST', url });
    expect([url, answer.statusCode, findComplaint(answer)]).toEqual([url, 404, null]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a defect and a leaking body are found', () => {
  const answer = (statusCode: number, body: string) => ({ statusCode, body }) as LightMyRequestResponse;
  expect(findComplaint(answer(500, '{}'))).toBe('status 500');
  expect(findComplaint(answer(400, '{"message":"select a from b"}'))).toBe('an inner word');
  expect(findComplaint(answer(400, '{"error":"Bad Request"}'))).toBe('a body of another shape');
});
