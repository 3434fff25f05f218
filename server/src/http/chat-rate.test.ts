import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';

const world = useWorld();
const { student, student2 } = world.ids.enrollments;
let limited: FastifyInstance;
beforeAll(async () => {
  limited = await buildApp(world.services);
  await limited.ready();
});
afterAll(() => limited.close());

const send = async (clientId: string, who: 'student' | 'student2' = 'student') =>
  limited.inject({
    method: 'POST',
    url: '/broker/sendChatMessage',
    headers: { authtoken: await world.tokenOf(who) },
    payload: { studentEnrollmentId: who === 'student' ? student : student2, clientId, body: clientId },
  });
const arrived = (clientId: string) =>
  numberOf(world.db, sql`select count(*) from chat_messages where client_key = ${clientId}`);

/** Six messages, one right after the other, in less than a second; a machine that is busy gets another try. */
async function burst() {
  for (let round = 0; round < 20; round += 1) {
    // so that the second begins with the first of them
    await sleep(1100);
    const began = performance.now();
    const names = Array.from({ length: 6 }, (_, place) => `burst-${round}-${place}`);
    const answers = [];
    for (const name of names) answers.push(await send(name));
    if (performance.now() - began < 900) return { names, answers };
  }
  throw new Error('This machine sends no six messages in a second.');
}

test('somebody sends at most five messages in a second; what was refused arrives once when it is sent again', async () => {
  const { names, answers } = await burst();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.headers['retry-after']).toBeDefined();
  const [, , , , , sixth = ''] = names;
  expect(await arrived(sixth)).toBe(0);
  // another person is not held up by it
  expect((await send('burst-of-another', 'student2')).statusCode).toBe(200);
  await sleep(1100);
  expect((await send(sixth)).statusCode).toBe(200);
  expect((await send(sixth)).statusCode).toBe(200);
  expect(await arrived(sixth)).toBe(1);
}, 60_000);
