import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { OpenPage } from '#testing/open-page';
import { useWorld } from '#testing/world';

const ELSEWHERE = 'https://chat.example/northfield';
const world = useWorld({ settings: { liveChatUrl: ELSEWHERE } });
const { enrollments, northfield, activeCohort } = world.ids;
const { student } = enrollments;

let url: string;
const pages: OpenPage[] = [];
beforeAll(async () => {
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});
const statusOf = async (who: DemoName = 'student') =>
  (await world.as(who).call('chatStatus', { enrollmentId: enrollments[who as 'student'] })).body;

test('LIVE_CHAT_URL puts the chat of another service in the place of ours, for everybody who sees the bubble [CHAT-002, D-167]', async () => {
  for (const who of ['student', 'instructor', 'ta', 'ssm', 'cd', 'admin', 'cm'] as const)
    expect(await statusOf(who)).toEqual({
      online: false,
      unreadCount: 0,
      hasConversation: false,
      externalUrl: ELSEWHERE,
    });
});

test('then nobody reads or writes in ours [D-167]', async () => {
  const calls = [
    world.as('student').call('chat', { studentEnrollmentId: student }),
    world.as('student').call('sendChatMessage', { studentEnrollmentId: student, clientId: 'client-1', body: 'Hello' }),
    world.as('student').call('markChatRead', { studentEnrollmentId: student, messageId: 1 }),
    world.as('ssm').call('chat', { studentEnrollmentId: student }),
    world.as('ssm').call('chatInbox', { enrollmentId: enrollments.ssm }),
    world.as('ssm').call('settleChat', { studentEnrollmentId: student, messageId: 1 }),
  ];
  for (const { status, body } of await Promise.all(calls))
    expect([status, body.errorCode]).toEqual([403, 'CHAT_HIDDEN']);
});

test('nor is anybody told that somebody types [D-167]', async () => {
  const open = async (who: DemoName) => {
    const page = await OpenPage.open(url, await world.tokenOf(who));
    pages.push(page);
    return page;
  };
  const [writing, answering] = [await open('student'), await open('ssm')];
  writing.say({ typing: student });
  await sleep(300);
  expect(answering.heard.filter(({ typing }) => typing !== undefined)).toEqual([]);
});

test('where university or cohort has no chat, there is no other one either [CHAT-008, CHAT-010]', async () => {
  await world.db.run(sql`update cohorts set hide_live_chat = true where id = ${activeCohort}`);
  expect((await statusOf()).externalUrl).toBeNull();
  await world.db.run(sql`update cohorts set hide_live_chat = false where id = ${activeCohort}`);
  await world.db.run(sql`update universities set chat_enabled = false where id = ${northfield}`);
  expect((await statusOf()).externalUrl).toBeNull();
  await world.db.run(sql`update universities set chat_enabled = true where id = ${northfield}`);
});
