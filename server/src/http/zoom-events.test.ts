import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { receiveZoomEvents } from './zoom-events.ts';

const SECRET = 'webhook-secret';
const NOW = Date.parse('2026-03-11T22:10:00.000Z');
const ended: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  answerErrors(app);
  await receiveZoomEvents(app, {
    secret: SECRET,
    now: () => new Date(NOW).toISOString(),
    onEnded: async (id) => void ended.push(id),
  });
});
beforeEach(() => void ended.splice(0));
afterAll(() => app.close());

const sign = (at: number | string, body: string, secret = SECRET) =>
  `v0=${createHmac('sha256', secret).update(`v0:${at}:${body}`).digest('hex')}`;
const send = (body: string, at: number | string = NOW / 1000, signature = sign(at, body)) =>
  app.inject({
    method: 'POST',
    url: '/api/webhooks/zoom',
    headers: { 'content-type': 'application/json', 'x-zm-request-timestamp': String(at), 'x-zm-signature': signature },
    payload: body,
  });
const ENDED = JSON.stringify({ event: 'meeting.ended', payload: { object: { id: '91000000001', topic: 'Zoë  ' } } });

test('a signed word that a meeting has ended is heard, to the byte as it came', async () => {
  expect((await send(ENDED)).statusCode).toBe(200);
  expect(ended).toEqual(['91000000001']);
  expect((await send(JSON.stringify({ event: 'meeting.started', payload: {} }))).statusCode).toBe(200);
  expect(ended).toHaveLength(1);
});

test('the address is proven to Zoom with the secret', async () => {
  const answer = await send(JSON.stringify({ event: 'endpoint.url_validation', payload: { plainToken: 'abc' } }));
  expect(answer.json()).toEqual({
    plainToken: 'abc',
    encryptedToken: createHmac('sha256', SECRET).update('abc').digest('hex'),
  });
});

test('what is not signed, signed by somebody else, changed, old or unreadable is refused', async () => {
  const at = NOW / 1000;
  const wrong = [
    await send(ENDED, at, ''),
    await send(ENDED, at, sign(at, ENDED, 'other')),
    await send(ENDED.replace('91000000001', '91000000002'), at, sign(at, ENDED)),
    await send(ENDED, at - 301),
    await send(ENDED, at + 301),
    await send(ENDED, 'soon'),
    await send(ENDED, ''),
  ];
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 403));
  for (const body of ['{', '[]', '{"event":7}', 'null']) expect((await send(body)).statusCode).toBe(400);
  expect(ended).toEqual([]);
});
