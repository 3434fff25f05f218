import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DemoName } from '#database/seed/ids';
import { DEMO_PASSWORD } from '#database/seed/password';
import { numberOf } from '#testing/rows';
import { OpenPage } from '#testing/open-page';
import { useWorld } from '#testing/world';
import { ChatPresence, PRESENCE } from './chat-presence.ts';

const world = useWorld();
const { enrollments, activeCourse, northfield } = world.ids;
const { student, student2 } = enrollments;
const TIMES = { lasts: 600, renewEvery: 150, grace: 300, sweepEvery: 100 };

let url: string;
const pages: OpenPage[] = [];
const open = async (name: DemoName, page?: string) => {
  const opened = await OpenPage.open(url, await world.tokenOf(name), page);
  pages.push(opened);
  return opened;
};
const online = async () => (await world.as('student').call('chatStatus', { enrollmentId: student })).body.online;
const present = () => numberOf(world.db, sql`select count(*) from chat_presence`);
const isTold = ({ topics }: { topics?: readonly string[] }) => topics?.includes('chat presence') ?? false;

beforeAll(async () => {
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
  await world.db.run(sql`delete from chat_presence`);
});

describe('live chat is online while a student success manager of the course is connected [CHAT-005]', () => {
  test('wherever in the product, and students learn it at once', async () => {
    expect(await online()).toBe(false);
    const waiting = await open('student');
    await open('ssm');
    expect(await waiting.hears(isTold)).toBe(true);
    expect(await online()).toBe(true);
    const { body } = await world.as('student').call('chat', { studentEnrollmentId: student });
    expect(body.studentSuccessManagers).toMatchObject([{ firstName: 'Elena', online: true }]);
  });

  test('and nobody else makes it so', async () => {
    for (const name of ['instructor', 'ta', 'cd', 'admin', 'student2'] as const) await open(name);
    await sleep(100);
    expect([await online(), await present()]).toEqual([false, 0]);
  });

  test('not where the university has no chat', async () => {
    await open('ssm');
    await expect.poll(online).toBe(true);
    await world.db.run(sql`update universities set chat_enabled = false where id = ${northfield}`);
    expect(await online()).toBe(false);
    await world.db.run(sql`update universities set chat_enabled = true where id = ${northfield}`);
  });
});

describe('two processes', () => {
  const processes: ChatPresence[] = [];
  const start = () => {
    const started = new ChatPresence(world.db, TIMES);
    processes.push(started);
    return started;
  };
  const SEATS = [{ universityId: northfield, courseId: activeCourse, enrollmentId: enrollments.ssm }];
  afterEach(async () => {
    for (const each of processes.splice(0)) await each.stop();
  });

  test('know of each other’s people, and keep them as long as they are there', async () => {
    await start().show({}, SEATS);
    await sleep(TIMES.lasts * 2);
    expect(await online()).toBe(true);
  });

  test('a page that loads again does not turn the chat off', async () => {
    const process = start();
    const page = {};
    await process.show(page, SEATS);
    await process.show(page, []);
    expect(await online()).toBe(true);
    await process.show({}, SEATS);
    await sleep(TIMES.grace * 2);
    expect(await online()).toBe(true);
  });

  test('one that leaves with its last manager is noticed by the other, and students are told', async () => {
    const [ending] = [start(), start()];
    const waiting = await open('student');
    const page = {};
    await ending?.show(page, SEATS);
    expect(await waiting.hears(isTold)).toBe(true);
    waiting.heard.length = 0;
    await ending?.show(page, []);
    expect(await waiting.hears(isTold)).toBe(true);
    expect([await online(), await present()]).toEqual([false, 0]);
  });

  test('one that was killed is noticed by the other', async () => {
    const killed = start();
    await killed.show({}, SEATS);
    // its timers are gone, but its row is not
    await killed.stop();
    start();
    const waiting = await open('student');
    expect(await waiting.hears(isTold)).toBe(true);
    // the last message may still be that somebody came
    await expect.poll(async () => [await online(), await present()]).toEqual([false, 0]);
  });

  test('the row of a killed process stays, and is judged by the clock all the same [control]', async () => {
    const killed = start();
    await killed.show({}, SEATS);
    await killed.stop();
    expect([await online(), await present()]).toEqual([true, 1]);
    // the server of this test removes expired rows now and then
    await sleep(TIMES.lasts * 2);
    expect(await online()).toBe(false);
  });

  test('the chat is offline within 30 seconds of the last manager leaving, however they left', () => {
    expect(PRESENCE.lasts + PRESENCE.sweepEvery).toBeLessThan(30_000);
    expect(PRESENCE.grace + PRESENCE.sweepEvery).toBeLessThan(30_000);
    expect(PRESENCE.renewEvery * 2).toBeLessThan(PRESENCE.lasts);
  });
});

describe('typing', () => {
  const isTyping = ({ typing }: { typing?: unknown }) => typing !== undefined;

  test('is heard on the other side of the conversation, not by the page itself, and by nobody else', async () => {
    const writing = await open('student', 'page-1');
    const answering = await open('ssm', 'page-2');
    const others = [await open('student2'), await open('instructor'), await open('admin')];
    writing.say({ typing: student });
    expect(await answering.hears(isTyping)).toBe(true);
    expect(answering.heard.find(isTyping)?.typing).toEqual({ studentEnrollmentId: student, by: student });
    answering.say({ typing: student });
    expect(await writing.hears(isTyping)).toBe(true);
    expect(writing.heard.filter(isTyping)).toEqual([{ typing: { studentEnrollmentId: student, by: enrollments.ssm } }]);
    for (const other of others) expect(other.heard.some(isTyping)).toBe(false);
  });

  test('in a conversation of somebody else reaches nobody', async () => {
    const answering = await open('ssm');
    for (const name of ['student2', 'instructor', 'lakesideStudent'] as const)
      (await open(name)).say({ typing: student });
    const own = await open('student2');
    own.say({ typing: student2 });
    expect(await answering.hears(isTyping)).toBe(true);
    expect(answering.heard.filter(isTyping).map(({ typing }) => typing?.studentEnrollmentId)).toEqual([student2]);
  });

  test('where there is no chat reaches nobody, by the rule of the messages [CHAT-008, CHAT-010]', async () => {
    const answering = await open('ssm');
    await world.db.run(sql`update cohorts set hide_live_chat = true where id = ${world.ids.activeCohort}`);
    (await open('student')).say({ typing: student });
    await sleep(200);
    await world.db.run(sql`update cohorts set hide_live_chat = false where id = ${world.ids.activeCohort}`);
    // uses another page, because the first one remembers the refusal for a minute
    (await open('student2')).say({ typing: student2 });
    expect(await answering.hears(isTyping)).toBe(true);
    expect(answering.heard.filter(isTyping).map(({ typing }) => typing?.studentEnrollmentId)).toEqual([student2]);
  });

  test('of whoever has signed out reaches nobody, however long the page holds on to its line [AUTH-009]', async () => {
    const answering = await open('ssm');
    const login = { email: 'student@northfield.example', password: DEMO_PASSWORD };
    const token = String((await world.anonymous.call('login', login)).body.authToken);
    const writing = await OpenPage.open(url, token);
    pages.push(writing);
    writing.say({ typing: student });
    expect(await answering.hears(isTyping)).toBe(true);
    const heardBefore = answering.heard.filter(isTyping).length;
    // the server does not notice that the connection is closed
    writing.socket.pause();
    await world.app.inject({ method: 'POST', url: '/broker/logout', headers: { authtoken: token } });
    await sleep(200);
    writing.say({ typing: student });
    await sleep(200);
    expect(answering.heard.filter(isTyping)).toHaveLength(heardBefore);
    writing.socket.resume();
  });

  test.each([{ typing: 0 }, { typing: '501' }, { typing: 501, more: 1 }, { say: 'hello' }, []])(
    'a page that says %j is closed',
    async (said) => {
      const page = await open('cd');
      page.say(said);
      expect(await page.closed).toBe(1008);
    },
  );

  test('a page that says it too often is closed', async () => {
    const page = await open('student');
    for (let time = 0; time < 21; time++) page.say({ typing: student });
    expect(await page.closed).toBe(4429);
  });
});
