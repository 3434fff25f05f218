import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, accounts, northfield, upcomingCourse } = world.ids;
const { student, student2, survey } = enrollments;

let count = 0;
const send = async (who: DemoName, studentEnrollmentId: number, body = 'Hello') => {
  const clientId = `client-${String(++count).padStart(6, '0')}`;
  return (await world.as(who).call('sendChatMessage', { studentEnrollmentId, clientId, body })).body.message;
};
const inbox = async (more: object = {}) =>
  (await world.as('ssm').call('chatInbox', { enrollmentId: enrollments.ssm, ...more })).body;
const rowOf = async (enrollmentId: number) =>
  (await inbox()).conversations.find((row) => row.student.enrollmentId === enrollmentId);
const order = async (more: object = {}) => (await inbox(more)).conversations.map((row) => row.student.enrollmentId);
const unread = async (who: DemoName) =>
  (await world.as(who).call('chatStatus', { enrollmentId: enrollments[who as 'ssm'] })).body.unreadCount;

/** These tests build on each other: they tell one story in this order. */
describe('the inbox of a student success manager', () => {
  test('has all conversations: who waits longest first, then the latest [CHAT-002]', async () => {
    const { conversations, waitingCount, next } = await inbox();
    expect(conversations.map((row) => row.student.enrollmentId)).toEqual([student2, survey, student]);
    expect([waitingCount, next]).toEqual([1, null]);
    expect(conversations[0]).toMatchObject({
      student: { firstName: 'Noah' },
      course: { id: world.ids.activeCourse },
      lastMessage: { body: expect.stringMatching(/^Can I still attend/), fromStudent: true, authorFirstName: 'Noah' },
      waitingSince: plus(ANCHOR, -43 * MINUTE),
      unreadCount: 2,
    });
    expect(conversations[2]).toMatchObject({
      lastMessage: { fromStudent: false, authorFirstName: 'Elena' },
      waitingSince: null,
      unreadCount: 0,
    });
  });

  test('a student waits from the first message that nobody has answered', async () => {
    await send('student', student);
    world.at(plus(ANCHOR, HOUR));
    await send('student', student);
    expect(await rowOf(student)).toMatchObject({ waitingSince: ANCHOR, unreadCount: 2 });
    expect(await order()).toEqual([student2, student, survey]);
    expect((await inbox()).waitingCount).toBe(2);
  });

  test('what was read still waits, and what was answered does not', async () => {
    const { messages } = (await world.as('ssm').call('chat', { studentEnrollmentId: student })).body;
    await world.as('ssm').call('markChatRead', { studentEnrollmentId: student, messageId: messages.at(-1)?.id });
    expect(await rowOf(student)).toMatchObject({ waitingSince: ANCHOR, unreadCount: 0 });
    await send('ssm', student);
    expect(await rowOf(student)).toMatchObject({ waitingSince: null, unreadCount: 0 });
  });

  test('a message that needs no answer is settled, and a later one waits anew', async () => {
    const first = await send('student', student, 'Thank you!');
    world.at(plus(ANCHOR, 2 * HOUR));
    const second = await send('student', student, 'One more thing');
    const settle = (messageId: number) =>
      world.as('ssm').call('settleChat', { studentEnrollmentId: student, messageId });
    expect((await settle(first.id)).status).toBe(200);
    expect(await rowOf(student)).toMatchObject({ waitingSince: plus(ANCHOR, 2 * HOUR), unreadCount: 1 });
    await settle(second.id);
    expect(await rowOf(student)).toMatchObject({ waitingSince: null, unreadCount: 0 });
    await settle(first.id);
    expect(await rowOf(student)).toMatchObject({ waitingSince: null });
  });

  test('finds every student of the own courses by any part of the name, whatever its accents and case', async () => {
    const found = async (search: string) => (await inbox({ search })).conversations.map((row) => row.student.firstName);
    expect(await found('okaf')).toEqual(['Maya']);
    expect(await found('MÀYA O')).toEqual(['Maya']);
    expect(await found('%')).toEqual([]);
    expect(await found('nobody of this name')).toEqual([]);
    const fresh = (await inbox({ search: 'a' })).conversations.filter(({ lastMessage }) => lastMessage === null);
    expect(fresh.length).toBeGreaterThan(3);
    expect(fresh[0]).toMatchObject({ waitingSince: null, unreadCount: 0 });
  });

  test('is one for all courses, also for those in which nobody has written yet', async () => {
    const { id } = await world.db.one<{ id: number }>(sql`
      insert into enrollments (university_id, course_id, account_id, role)
      values (${northfield}, ${upcomingCourse}, ${accounts.nobody}, 'student') returning id`);
    expect(await order()).not.toContain(id);
    await send('ssm', id, 'Welcome!');
    expect(await rowOf(id)).toMatchObject({ course: { id: upcomingCourse } });
    await world.db.run(sql`update enrollments set active = false where id = ${id}`);
    expect(await order()).not.toContain(id);
  });

  test('has no students of courses that are not the own, nor any for other roles', async () => {
    const own = await world.db.many<{ id: number }>(
      sql`select course_id as id from enrollments where account_id = ${accounts.ssm} and role = 'ssm' and active`,
    );
    const found = (await inbox({ search: 'e' })).conversations.map((row) => row.course.id);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((id) => !own.some((course) => course.id === id))).toEqual([]);
    for (const who of ['student', 'instructor', 'ta', 'cd', 'admin', 'cm'] as const)
      expect((await world.as(who).call('chatInbox', { enrollmentId: enrollments[who] })).status).toBe(403);
  });

  test('comes in pages of fifty, each conversation once', async () => {
    await world.db.run(sql`
      with newcomers as (
        insert into accounts (email, first_name, last_name, draft_key)
        select 'newcomer' || n || '@northfield.example', 'New', 'Comer ' || n, 'x' from generate_series(1, 120) n returning id),
      seats as (
        insert into enrollments (university_id, course_id, account_id, role)
        select ${northfield}::int, ${world.ids.activeCourse}::int, id, 'student' from newcomers returning university_id, course_id, id)
      insert into chat_conversations (university_id, course_id, student_enrollment_id, started_at, last_message_at, waiting_since)
      select university_id, course_id, id, ${ANCHOR}, ${ANCHOR}, case when id % 3 = 0 then ${ANCHOR}::timestamptz end from seats`);
    const pages = [await inbox()];
    while (pages.at(-1)?.next) pages.push(await inbox({ after: pages.at(-1)?.next }));
    const all = pages.flatMap(({ conversations }) => conversations);
    expect(pages.map(({ conversations }) => conversations.length)).toEqual([50, 50, all.length - 100]);
    expect(new Set(all.map((row) => row.student.enrollmentId)).size).toBe(all.length);
    const waiting = all.map(({ waitingSince }) => waitingSince !== null);
    expect(waiting.indexOf(false)).toBe(waiting.filter(Boolean).length);
    expect(pages[0]?.waitingCount).toBe(waiting.filter(Boolean).length);
  });
});

describe('what is unread', () => {
  test('is messages for a student and conversations for a manager [CHAT-002]', async () => {
    world.at(ANCHOR);
    await world.db.run(
      sql`update chat_conversations set waiting_since = null where student_enrollment_id not in (${student}, ${student2}, ${survey})`,
    );
    expect(await unread('student2')).toBe(0);
    await send('ssm', student2, 'Yes, you can.');
    await send('ssm', student2, 'Please ask for it on the page of the session.');
    expect(await unread('student2')).toBe(2);
    expect(await unread('ssm')).toBe(0);
    await send('student2', student2, 'Thanks');
    await send('student2', student2, 'I have done so.');
    expect(await unread('ssm')).toBe(1);
    expect([await unread('instructor'), await unread('cm')]).toEqual([0, 0]);
  });

  test('is at most a hundred, however much there is', async () => {
    const { id } = await world.db.one<{ id: number }>(
      sql`select id from chat_conversations where student_enrollment_id = ${survey}`,
    );
    await world.db.run(sql`
      insert into chat_messages (university_id, conversation_id, author_enrollment_id, body, sent_at, client_key)
      select ${northfield}, ${id}, ${enrollments.ssm}, 'x', ${ANCHOR}, 'many-' || n from generate_series(1, 300) n`);
    expect(await unread('survey')).toBe(100);
  });
});

test('without a chat the status says nothing at all, and an external one is named [CHAT-005, CHAT-010]', async () => {
  await world.db.run(sql`update universities set chat_enabled = false where id = ${northfield}`);
  const { body } = await world.as('student').call('chatStatus', { enrollmentId: student });
  expect(body).toEqual({ online: false, unreadCount: 0, hasConversation: false, externalUrl: null });
  await world.db.run(sql`update universities set chat_enabled = true where id = ${northfield}`);
});
