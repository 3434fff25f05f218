import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useWorld } from '#testing/world';
import { buildApp } from '#app';

const world = useWorld();
let limited: FastifyInstance;
beforeAll(async () => {
  limited = await buildApp(world.services, { limited: true });
});
afterAll(() => limited.close());

const send = (name: string, payload: object, remoteAddress: string, authtoken = 'x') =>
  limited.inject({ method: 'POST', url: `/broker/${name}`, payload, remoteAddress, headers: { authtoken } });

const LIMITED: [string, number, string, (time: number) => object][] = [
  ['login', 20, 'D-026', () => ({ email: 'nobody-at-all@northfield.example', password: 'x' })],
  ['resetPassword', 20, 'D-040', () => ({ resetToken: 'x', password: 'Brand+New#1', userName: 'x@y.example' })],
  ['mfaGenerateSecret', 5, 'D-036', (time) => ({ email: `nobody${time}@northfield.example` })],
  ['jobtrackValidateToken', 60, 'D-031', () => ({})],
];

test.each(LIMITED)(
  '%s: after %i calls of one IP address the next answers 429 [AUTH-067, %s]',
  async (name, most, _decision, payloadOf) => {
    const here = async (time: number) => send(name, payloadOf(time), '203.0.113.7', `token ${time}`);
    for (let time = 0; time < most; time++) expect((await here(time)).statusCode).not.toBe(429);
    const refused = await here(most);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({
      success: false,
      errorCode: 'RATE_LIMITED',
      errorMessage: 'Too many requests. Please wait a moment and try again.',
    });
    expect((await send(name, payloadOf(most), '203.0.113.8')).statusCode).not.toBe(429);
  },
);

test('a neighbour in the same IPv6 network is the same caller, and a forwarded address counts for nothing [D-026]', async () => {
  const payload = { email: 'nobody-at-all@northfield.example', password: 'x' };
  const statuses: number[] = [];
  for (let time = 0; time < 21; time++) {
    const answer = await limited.inject({
      method: 'POST',
      url: '/broker/login',
      payload,
      remoteAddress: `2001:db8:1:2::${time + 1}`,
      headers: { 'x-forwarded-for': `198.51.100.${time}` },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
