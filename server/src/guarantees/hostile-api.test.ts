import { beforeAll, expect, test } from 'vitest';
import * as api from '@bcs/contract/features/instructor-api/calls';
import { graphql } from '@bcs/contract/features/instructor-api/calls-graphql';
import { GRAPHQL_PATH } from '@bcs/contract/features/instructor-api/graph';
import type { Call } from '@bcs/contract/kernel/call';
import { TEACHERS } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { IDS } from '#database/seed/ids';
import { IS_LONG_RUN } from '#testing/effort';
import { recordedApp } from '#testing/recorded-app';
import { useWorld } from '#testing/world';
import { attackQuery } from './hostile-graphql.ts';
import { INPUTS_OF_API } from './inputs-of-api.ts';
import { findComplaint, malformed } from './malformed.ts';
import { seededDice } from './mutations.ts';

const QUERIES = IS_LONG_RUN ? 300 : 80;
const REQUESTS = IS_LONG_RUN ? 2000 : 400;
const CONCURRENCY = 20;
/** A word in everything that belongs to courses where the caller does not teach. */
const FOREIGN = 'canary-of-another-course';
/**
 * The highest number of statements: four for admission, one for caller and place, and one or two for each kind of
 * object.
 */
const MOST_STATEMENTS = 40;

const world = useWorld();
const recorded = recordedApp(world);
beforeAll(async () => {
  const foreign = sql`(select c.id from courses c where c.id not in (
    select course_id from enrollments where account_id = ${IDS.accounts.instructor} and active and role = any(${TEACHERS})))`;
  await world.db.run(sql`update sessions set name = ${FOREIGN} where course_id in ${foreign}`);
  await world.db.run(sql`update assignments set title = ${FOREIGN} where course_id in ${foreign}`);
  await world.db.run(sql`
    update accounts set last_name = ${FOREIGN} where id in (select account_id from enrollments where course_id in ${foreign})
      and id not in (select account_id from enrollments where course_id not in ${foreign})`);
});

/** Finds what is wrong with the answer to a hostile query. */
function complaintAboutQuery(answer: { statusCode: number; body: string }, statements: number): string | null {
  if (answer.body.includes(FOREIGN)) return 'a row of a foreign course';
  if (statements > MOST_STATEMENTS) return `${statements} statements`;
  if (answer.body.includes('"UNEXPECTED"')) return 'a defect in a field';
  return findComplaint(answer as Parameters<typeof findComplaint>[0]);
}

test(`${QUERIES} hostile GraphQL queries: no defect, none above its cost, no row of a foreign course [API-028, D-171, D-174]`, async () => {
  const roll = seededDice(20_261_123);
  const complaints = new Set<string>();
  const statuses = new Map<number, number>();
  const headers = { authtoken: await world.tokenOf('instructor'), 'content-type': 'application/json' };
  for (let number = 0; number < QUERIES; number++) {
    if (number % 100 === 0) await world.db.script('delete from rate_limits');
    const payload = JSON.stringify(attackQuery(number, roll));
    recorded.heard.take();
    const answer = await recorded.app.inject({ method: 'POST', url: GRAPHQL_PATH, payload, headers });
    const statements = recorded.heard.take().reduce((sum, round) => sum + round.statements.length, 0);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    const wrong = complaintAboutQuery(answer, statements);
    if (wrong) complaints.add(`${wrong} for ${payload.slice(0, 300)}`);
  }
  expect([...complaints].slice(0, 10)).toEqual([]);
  // some are refused and some are answered, or else this would prove little
  expect(statuses.get(200)).toBeGreaterThan(QUERIES / 20);
  expect(statuses.get(400)).toBeGreaterThan(QUERIES / 3);
}, 600_000);

test(`${REQUESTS} malformed requests to the instructor API: no defect, every refusal has the documented shape [API-017, API-028, D-013]`, async () => {
  const calls = Object.entries<Call>({ ...api, graphql });
  expect(Object.keys(INPUTS_OF_API).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  const roll = seededDice(20_260_311);
  const complaints = new Set<string>();
  const statuses = new Set<number>();
  const tokens = await Promise.all(
    (['instructor', 'ta', 'instructor', 'student'] as const).map((name) => world.tokenOf(name)),
  );
  for (let sent = 0; sent < REQUESTS; sent += CONCURRENCY) {
    await world.db.script('delete from rate_limits');
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        const [name, call] = calls[roll(calls.length)] as (typeof calls)[number];
        const token = roll(20) === 0 ? null : (tokens[roll(tokens.length)] ?? null);
        const options = malformed(call, INPUTS_OF_API[name] ?? {}, token, roll);
        const answer = await world.app.inject(options);
        statuses.add(answer.statusCode);
        const wrong = findComplaint(answer);
        if (wrong) complaints.add(`${call.at}: ${wrong} for ${String(options.payload).slice(0, 300)}`);
      }),
    );
  }
  expect([...complaints].slice(0, 10)).toEqual([]);
  for (const status of [400, 401, 404, 422]) expect(statuses).toContain(status);
}, 600_000);

test('a leaked row, too many statements and a defect are found', () => {
  const answer = (body: string, statusCode = 200) => ({ statusCode, body });
  expect(complaintAboutQuery(answer(`{"data":{"name":"${FOREIGN}"}}`), 9)).toBe('a row of a foreign course');
  expect(complaintAboutQuery(answer('{"data":{}}'), 300)).toBe('300 statements');
  expect(complaintAboutQuery(answer('{"errors":[{"extensions":{"code":"UNEXPECTED"}}]}'), 9)).toBe(
    'a defect in a field',
  );
  expect(complaintAboutQuery(answer('{}', 500), 9)).toBe('status 500');
});
