import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plus, SECOND } from '@bcs/contract/kernel/clock';
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

test('somebody sends at most five messages in a second; what was refused arrives once when it is sent again', async () => {
  const statuses = [];
  for (const place of [1, 2, 3, 4, 5]) statuses.push((await send(`message-${place}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const sixth = 'message-6';
  const refused = await send(sixth);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(await arrived(sixth)).toBe(0);
  // another person is not held up by it
  expect((await send('message-of-another', 'student2')).statusCode).toBe(200);
  world.at(plus(world.now, SECOND));
  expect((await send(sixth)).statusCode).toBe(200);
  expect((await send(sixth)).statusCode).toBe(200);
  expect(await arrived(sixth)).toBe(1);
});
