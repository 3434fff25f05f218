import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SECOND, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { ANCHOR, useWorld } from '#testing/world';
import { numberOf } from '#testing/rows';
import { buildApp } from '#app';

const world = useWorld();
/** Two processes of one installation. */
let limited: FastifyInstance;
let neighbour: FastifyInstance;
beforeAll(async () => {
  limited = await buildApp(world.services, { limited: true });
  neighbour = await buildApp(world.services, { limited: true });
});
afterAll(() => Promise.all([limited.close(), neighbour.close()]));
beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.script('delete from rate_limits; delete from login_failures');
});

const send = (name: string, payload: object, remoteAddress: string, { app = limited, headers = {} } = {}) =>
  app.inject({ method: 'POST', url: `/broker/${name}`, payload, remoteAddress, headers });
const HERE = '203.0.113.7';
const ELSEWHERE = '203.0.113.8';
const resetUrl = 'http://localhost:3000/reset-password';

/** Counts how many of some calls from one address are admitted. */
async function passed(times: number, name: string, payloadOf: (time: number) => object, from = HERE) {
  let through = 0;
  for (let time = 0; time < times; time++)
    if ((await send(name, payloadOf(time), from)).statusCode !== 429) through += 1;
  return through;
}

const LIMITED: [string, number, string, (time: number) => object][] = [
  ['login', 20, 'D-206', () => ({ email: 'nobody-at-all@northfield.example', password: 'x' })],
  ['login', 300, 'D-206', (time) => ({ email: `nobody${time}@northfield.example`, password: 'x' })],
  ['resetPassword', 20, 'D-206', () => ({ resetToken: 'x', password: 'Copper+Kettle#1', userName: 'x@y.example' })],
  ['resetPassword', 300, 'D-206', (time) => ({ resetToken: 'x', password: 'y', userName: `x${time}@y.example` })],
  ['mfaGenerateSecret', 60, 'D-206', (time) => ({ email: `nobody${time}@northfield.example` })],
  ['requestPasswordReset', 300, 'D-206', (time) => ({ username: `x${time}@y.example`, resetUrl })],
  ['jobtrackValidateToken', 60, 'D-031', () => ({})],
];

test.each(LIMITED)(
  '%s: after %i calls of one IP address the next answers 429 [AUTH-067, %s]',
  async (name, most, _decision, payloadOf) => {
    expect(await passed(most, name, payloadOf)).toBe(most);
    const refused = await send(name, payloadOf(most), HERE);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({
      success: false,
      errorCode: 'RATE_LIMITED',
      errorMessage: 'Too many requests. Please wait a moment and try again.',
    });
    expect((await send(name, payloadOf(most), ELSEWHERE)).statusCode).not.toBe(429);
  },
  60_000,
);

const wrong = (email: string) => ({ email, password: 'wrong' });

test('a class of 36 behind one address gets in, though one name was tried too often there [D-206]', async () => {
  expect(await passed(21, 'login', () => wrong('student@northfield.example'))).toBe(20);
  expect(await passed(36, 'login', (time) => wrong(`classmate${time}@northfield.example`))).toBe(36);
});

test('the name counts as accounts are kept: case and blanks make no new one [D-206]', async () => {
  const spelled = ['student@northfield.example', ' Student@Northfield.example ', 'STUDENT@NORTHFIELD.EXAMPLE'];
  expect(await passed(30, 'login', (time) => wrong(String(spelled[time % 3])))).toBe(20);
});

test('all processes count together, and Retry-After says when the next try counts [D-206]', async () => {
  const email = 'shared@northfield.example';
  for (let time = 0; time < 20; time++)
    await send('login', wrong(email), HERE, { app: time % 2 === 0 ? limited : neighbour });
  world.at(plus(ANCHOR, 15 * SECOND));
  const refused = await send('login', wrong(email), HERE, { app: neighbour });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '45']);
  world.at(plus(ANCHOR, 60 * SECOND));
  expect((await send('login', wrong(email), HERE)).statusCode).toBe(200);
});

test('tries that come all at once count like others [D-206]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send('login', wrong('crowd@northfield.example'), HERE)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test('a neighbour in the same IPv6 network is the same caller, and a forwarded address counts for nothing [D-206]', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 21; time++) {
    const headers = { 'x-forwarded-for': `198.51.100.${time}` };
    const answer = await send('login', wrong('nobody@northfield.example'), `2001:db8:1:2::${time + 1}`, { headers });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('with one proxy in front, only what that proxy adds says who called [D-206]', async () => {
  const behind = await buildApp(world.services, { limited: true, trustProxy: 1 });
  const statuses: number[] = [];
  for (let time = 0; time < 21; time++) {
    // the client invents the first address, the proxy adds the one that it sees
    const headers = { 'x-forwarded-for': `203.0.113.${time}, 10.20.30.40` };
    statuses.push((await send('login', wrong('a@b.example'), '172.18.0.1', { app: behind, headers })).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  await behind.close();
});

const READS = [
  ['myInfo', 401],
  ['validateToken', 200],
] as const;
test.each(READS)('random tokens at %s do not get around the limit [AUTH-067, D-019]', async (name, answered) => {
  const app = await buildApp(world.services, { limited: true });
  const ask = (authtoken: string) =>
    app.inject({ url: `/broker/${name}`, remoteAddress: '198.51.100.9', headers: { authtoken } });
  const statuses: number[] = [];
  for (let time = 0; time < 320; time++) statuses.push((await ask(`made up ${time}`)).statusCode);
  expect(statuses.slice(0, 300).every((status) => status === answered)).toBe(true);
  expect(statuses.slice(300).every((status) => status === 429)).toBe(true);
  await app.close();
});

test('whoever brings random tokens does not lock out those behind the same address [D-019]', async () => {
  const app = await buildApp(world.services, { limited: true });
  const ask = (authtoken: string) =>
    app.inject({ url: '/broker/me', remoteAddress: '198.51.100.10', headers: { authtoken } });
  const token = await world.tokenOf('student');
  expect((await ask(token)).statusCode).toBe(200);
  for (let time = 0; time < 310; time++) await ask(`made up ${time}`);
  expect((await ask('made up')).statusCode).toBe(429);
  expect((await ask(token)).statusCode).toBe(200);
  // people who have just logged in from the same address are not affected
  const login = { email: 'ssm@northfield.example', password: DEMO_PASSWORD };
  const { authToken } = (
    await app.inject({ method: 'POST', url: '/broker/login', remoteAddress: '198.51.100.10', payload: login })
  ).json() as { authToken: string };
  expect((await ask(authToken)).statusCode).toBe(200);
  expect((await ask(authToken)).statusCode).toBe(200);
  await app.close();
});

test('calls with one token count over all processes, and of those at once as many are served as may be [D-019]', async () => {
  // behaves as with PostgreSQL, even on the embedded database
  const services = { ...world.services, database: { ...world.db, engine: 'postgres' as const } };
  const work = { atOnce: 400, mostWaiting: 0, waitMs: 0 };
  const processes = await Promise.all([buildApp(services, { work }), buildApp(services, { work })]);
  const token = await world.tokenOf('student');
  const served = async (at: 0 | 1, times: number) => {
    const calls = Array.from({ length: times }, () =>
      processes[at].inject({ url: '/broker/validateToken', headers: { authtoken: token } }),
    );
    return (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 200).length;
  };
  const told = (calls: number) =>
    expect.poll(() => numberOf(world.db, sql`select coalesce(sum(hits), 0) from rate_limits`)).toBe(calls);
  expect(await served(0, 250)).toBe(250);
  await told(250);
  expect(await served(1, 31)).toBe(31);
  await told(281);
  expect(await served(1, 30)).toBe(19);
  await Promise.all(processes.map((each) => each.close()));
});
