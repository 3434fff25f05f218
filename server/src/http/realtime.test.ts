import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { plus, SECOND } from '@bcs/contract/kernel/clock';
import type { DemoName } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { publish, type Audience } from '#kernel/changes';
import { answerErrors } from './errors.ts';
import { PRESENCE } from './chat-presence.ts';
import { openRealtime } from './realtime.ts';
import { resetTokenFor } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const ORIGIN = 'http://localhost:3000';
const world = useWorld();
const { enrollments, accounts } = world.ids;
/** Nobody is typing in these tests. */
const NOWHERE = async () => null;
/** The wait for a message: more than two seconds if a test proves that none comes. */
const [MOST_LOOKS, LOOK_EVERY_MS] = [400, 5];
const open: Page[] = [];
let impatient: FastifyInstance;
/** The ports of the two servers, different in each run. */
let port: number;
let impatientPort: number;

const listenAnywhere = async (server: FastifyInstance) =>
  Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);

beforeAll(async () => {
  port = await listenAnywhere(world.app);
  impatient = fastify();
  answerErrors(impatient);
  await openRealtime(impatient, world.services, NOWHERE, {
    ticketWithin: 100,
    pingEvery: 100,
    checkEvery: 100,
    presence: PRESENCE,
  });
  impatientPort = await listenAnywhere(impatient);
});
afterAll(() => impatient.close());
afterEach(async () => {
  world.at(ANCHOR);
  for (const page of open.splice(0)) {
    page.socket.terminate();
    await page.closed;
  }
});

interface Options {
  readonly port?: number;
  readonly origin?: string | null;
  readonly autoPong?: boolean;
}

class Page {
  readonly socket: WebSocket;
  readonly heard: { topics?: string[]; missed?: string[] | null }[] = [];
  readonly closed: Promise<number>;

  constructor({ port: at = port, origin = ORIGIN as string | null, ...options } = {} as Options) {
    this.socket = new WebSocket(`ws://127.0.0.1:${at}/realtime`, { ...options, ...(origin && { origin }) });
    this.socket.on('message', (message) => this.heard.push(JSON.parse(String(message)) as (typeof this.heard)[number]));
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    open.push(this);
  }

  async say(message: string): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    this.socket.send(message);
    return this;
  }

  /** Waits until it has received some messages; returns the topics of each, or 'ready' for the subscription. */
  async hears(count: number): Promise<string[]> {
    for (let look = 0; this.heard.length < count && look < MOST_LOOKS; look++)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    return this.heard.map(({ topics }) => topics?.join() ?? 'ready');
  }
}

const ticketOf = async (name: DemoName) => (await world.as(name).call('realtimeTicket')).body.ticket;
const ticketFor = async (authtoken: string) =>
  (await world.app.inject({ method: 'POST', url: '/broker/realtimeTicket', headers: { authtoken } })).json()
    .ticket as string;
const listen = async (ticket: string, { page: id, ...options }: Options & { page?: string } = {}) => {
  const page = await new Page(options).say(JSON.stringify({ ticket, page: id }));
  expect(await page.hears(1)).toEqual(['ready']);
  return page;
};
/** Publishes a change of the notifications of some pages. */
const change = (...to: Audience[]) => world.db.transaction((tx) => publish(tx, { topics: ['notifications'], to }));
const newSession = async (name: string) =>
  String(
    (await world.anonymous.call('login', { email: `${name}@northfield.example`, password: DEMO_PASSWORD })).body
      .authToken,
  );

test('a change reaches the pages that may show it, and no others', async () => {
  const [mine, other] = [await listen(await ticketOf('student')), await listen(await ticketOf('student2'))];
  await change(`enrollment ${enrollments.student}`);
  expect(await mine.hears(2)).toEqual(['ready', 'notifications']);
  await world.db.transaction((tx) =>
    publish(tx, { topics: ['graders', 'grades'], to: [`account ${accounts.student}`, `account ${accounts.student2}`] }),
  );
  expect(await mine.hears(3)).toEqual(['ready', 'notifications', 'graders,grades']);
  expect(await other.hears(2)).toEqual(['ready', 'graders,grades']);
  expect(mine.heard[1]).toEqual({ topics: ['notifications'] });
});

test('an audience is what its name says: a course, its staff, the managers of a university, everyone', async () => {
  const { activeCourse, northfield } = world.ids;
  const [student, staff, manager] = [
    await listen(await ticketOf('student')),
    await listen(await ticketOf('instructor')),
    await listen(await ticketOf('cm')),
  ];
  await change(`staff of course ${activeCourse}`, `managers of university ${northfield}`);
  await change(`managers of university ${northfield}`);
  await change(`course ${activeCourse}`);
  await change('everyone');
  await change(`course ${world.ids.lakesideCourse}`);
  expect(await manager.hears(5)).toHaveLength(5);
  expect(await staff.hears(4)).toHaveLength(4);
  expect(await student.hears(3)).toHaveLength(3);
});

test('the page that made a change is not told of it, other pages of the same person are', async () => {
  const [writing, other] = [
    await listen(await ticketOf('student'), { page: 'page-1' }),
    await listen(await ticketOf('student'), { page: 'page-2' }),
  ];
  const handle = (page: string) =>
    world.app.inject({
      method: 'POST',
      url: '/broker/handleNotificationForEnrollment',
      headers: { authtoken: token, pageid: page },
      payload: { enrollmentId: enrollments.student },
    });
  const token = await world.tokenOf('student');
  expect((await handle('page-1')).statusCode).toBe(200);
  expect(await other.hears(2)).toEqual(['ready', 'notifications']);
  // the next message proves that nothing else was on its way
  expect((await handle('page-2')).statusCode).toBe(200);
  expect(await writing.hears(2)).toEqual(['ready', 'notifications']);
  expect(other.heard).toHaveLength(2);
});

/** Returns the topics that a page has missed which fetched for some time before subscribing. */
async function missedBy(name: DemoName, unawareFor?: number) {
  const page = await new Page().say(JSON.stringify({ ticket: await ticketOf(name), unawareFor }));
  await page.hears(1);
  page.socket.close();
  await page.closed;
  return page.heard[0]?.missed;
}

test('what changed between the first fetch of a page and its subscription is said once it is subscribed', async () => {
  // the clock is stopped: changes in between are known for two seconds only, and a machine may take longer
  const clock = vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
  try {
    expect(await missedBy('ta2', 0)).toEqual([]);
    await change(`enrollment ${enrollments.ta2}`);
    await expect.poll(() => missedBy('ta2', 0)).toEqual(['notifications']);
    expect(await missedBy('survey', 0)).toEqual([]);
  } finally {
    clock.mockRestore();
  }
});

test('nobody claims to know what a page has missed that cannot tell since when, or fetched long ago', async () => {
  expect(await missedBy('ta2')).toBeNull();
  expect(await missedBy('ta2', 3_600_000)).toBeNull();
});

test.runIf(process.env['BCS_TEST_ENGINE'] === 'postgres')(
  'when the database could not be heard, every page learns that it may have missed something, and hears again',
  async () => {
    const page = await listen(await ticketOf('ta2'));
    const ear = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'bcs-realtime' and datname = current_database()`;
    expect(await world.db.many(ear)).not.toHaveLength(0);
    expect(await page.hears(2)).toEqual(['ready', 'ready']);
    expect(page.heard[1]?.missed).toBeNull();
    await change(`enrollment ${enrollments.ta2}`);
    expect(await page.hears(3)).toEqual(['ready', 'ready', 'notifications']);
  },
);

test('a transaction that failed publishes nothing', async () => {
  const page = await listen(await ticketOf('cd'));
  const failing = world.db.transaction(async (tx) => {
    await publish(tx, { topics: ['grades'], to: [`account ${accounts.cd}`] });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await change(`account ${accounts.cd}`);
  expect(await page.hears(2)).toEqual(['ready', 'notifications']);
});

test('a ticket works once, for 30 seconds, and only as long as its session', async () => {
  const used = await ticketOf('ta');
  await listen(used);
  const late = await ticketOf('ta');
  const orphan = await newSession('ta').then(async (authtoken) => {
    const ticket = await ticketFor(authtoken);
    await world.app.inject({ method: 'POST', url: '/broker/logout', headers: { authtoken } });
    return ticket;
  });
  world.at(plus(ANCHOR, 30 * SECOND));
  for (const ticket of [used, late, orphan])
    expect(await (await new Page().say(JSON.stringify({ ticket }))).closed).toBe(4401);
});

test.each([
  '',
  'x',
  '{}',
  '[]',
  'null',
  '{"ticket":7}',
  '{"ticket":"x"}',
  '{"ticket":"x","more":1}',
  '{"ticket":"x","unawareFor":-1}',
  '{"ticket":"x","page":"a page"}',
  `{"ticket":"${'x'.repeat(300)}"}`,
])('the greeting %s lets nobody in', async (greeting) => {
  expect(await (await new Page().say(greeting)).closed).toBe(4401);
});

test.each([
  [null, 403],
  ['null', 403],
  ['https://evil.example', 403],
  ['http://localhost:3000.evil.example', 403],
  ['http://evil.example:3000', 403],
  ['http://localhost:3001', 403],
  ['https://localhost:3000', 403],
])('a page of the origin %s is refused', async (origin, status) => {
  const { socket } = new Page({ origin });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(status);
});

test('a page that came from the server itself is let in, by any name of the machine', async () => {
  for (const origin of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:3000', ORIGIN]) {
    const page = await listen(await ticketOf('cd'), { origin });
    expect(page.heard).toEqual([{ missed: null }]);
  }
});

test('an account has at most five pages open; a closed one makes room', async () => {
  const pages: Page[] = [];
  for (let page = 0; page < 5; page++) pages.push(await listen(await ticketOf('admin')));
  const sixth = await new Page().say(JSON.stringify({ ticket: await ticketOf('admin') }));
  expect(await sixth.closed).toBe(4429);
  pages[0]?.socket.close();
  await pages[0]?.closed;
  await listen(await ticketOf('admin'));
});

test('logout and a new password close the pages of the session at once, long before the next check [D-027]', async () => {
  const [ending, staying] = [await newSession('instructor'), await newSession('instructor')];
  const [ended, stays] = [await listen(await ticketFor(ending)), await listen(await ticketFor(staying))];
  await world.app.inject({ method: 'POST', url: '/broker/logout', headers: { authtoken: ending } });
  expect(await ended.closed).toBe(4401);
  expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  const resetToken = await resetTokenFor(world, 'instructor@northfield.example');
  await world.anonymous.call('resetPassword', {
    resetToken,
    password: 'Copper+Kettle#1',
    userName: 'instructor@northfield.example',
  });
  expect(await stays.closed).toBe(4401);
});

test('whoever has been let in says no more than that somebody types, and nobody may say much', async () => {
  const chatty = await listen(await ticketOf('cm'));
  await chatty.say('{"kind":"notifications"}');
  expect(await chatty.closed).toBe(1008);
  expect(await (await new Page().say('x'.repeat(64 * 1024 + 1))).closed).toBe(1009);
});

test('without a ticket the connection is refused', async () => {
  expect(await new Page({ port: impatientPort }).closed).toBe(4408);
});

test('a page that no longer answers is given up; one that answers stays', async () => {
  const answering = await listen(await ticketOf('survey'), { port: impatientPort });
  const silent = await listen(await ticketOf('survey'), { port: impatientPort, autoPong: false });
  expect(await silent.closed).toBe(1006);
  expect(answering.socket.readyState).toBe(WebSocket.OPEN);
});

test('a session that ended without a word is noticed at the next check, and looking does not prolong it [D-027]', async () => {
  const token = await newSession('ta2');
  const page = await listen(await ticketFor(token), { port: impatientPort });
  const lastUse = () =>
    world.db.many(
      sql`select last_used_at from auth_tokens t join accounts a on a.id = t.account_id where a.email = 'ta2@northfield.example'`,
    );
  const before = await lastUse();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await lastUse()).toEqual(before);
  expect(page.socket.readyState).toBe(WebSocket.OPEN);
  await world.db.run(sql`update accounts set active = false where email = 'ta2@northfield.example'`);
  expect(await page.closed).toBe(4401);
});

test('a new enrollment is heard of after the next check', async () => {
  const page = await listen(await ticketOf('nobody'), { port: impatientPort });
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    values (${world.ids.northfield}, ${world.ids.activeCourse}, ${accounts.nobody}, 'student') returning id`);
  await new Promise((resolve) => setTimeout(resolve, 250));
  await change(`enrollment ${id}`);
  expect(await page.hears(2)).toEqual(['ready', 'notifications']);
});

test('a page that does not say good-bye does not hold up a server that stops', async () => {
  const stopping = fastify();
  await openRealtime(stopping, world.services, NOWHERE);
  const page = await listen(await ticketOf('riverton'), { port: await listenAnywhere(stopping) });
  page.socket.pause();
  await stopping.close();
  page.socket.resume();
  expect(await page.closed).toBeGreaterThan(0);
});
