import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { LONGEST_MESSAGE } from '@bcs/contract/features/chat/failures';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { enrollments, northfield, activeCohort, lakesideCourse } = world.ids;
const { student } = enrollments;
/** A classmate who has no conversation yet. */
const CLASSMATE = 504;

let count = 0;
const newId = () => `client-${String(++count).padStart(6, '0')}`;
const send = (who: DemoName, body: string, studentEnrollmentId: number = student, clientId = newId()) =>
  world.as(who).call('sendChatMessage', { studentEnrollmentId, clientId, body });
const read = (who: DemoName = 'student', studentEnrollmentId: number = student, before?: number) =>
  world.as(who).call('chat', { studentEnrollmentId, ...(before && { before }) });
const bodies = async (who: DemoName = 'student') => (await read(who)).body.messages.map(({ body }) => body);
const newOnes = () => numberOf(world.db, sql`select count(*) from chat_messages where client_key not like 'demo-%'`);

let planted: { readonly [column: string]: unknown }[];
beforeEach(async () => {
  planted ??= await world.db.many(
    sql`select id, last_message_id, last_message_at, handled_message_id, waiting_since from chat_conversations`,
  );
});
afterEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from chat_messages where client_key not like 'demo-%'`);
  await world.db.run(sql`delete from chat_conversations where id not in (select conversation_id from chat_messages)`);
  for (const row of planted)
    await world.db
      .run(sql`update chat_conversations set last_message_id = ${row['last_message_id']}, last_message_at = ${row['last_message_at']},
      handled_message_id = ${row['handled_message_id']}, waiting_since = ${row['waiting_since']} where id = ${row['id']}`);
  await world.db.run(sql`update universities set chat_enabled = id = ${northfield}`);
  await world.db.run(sql`update cohorts set hide_live_chat = false where id = ${activeCohort}`);
  await world.db.run(sql`update feature_flags set enabled = true`);
});

describe('a conversation', () => {
  test('is the history of a student with the student success managers of the course [CHAT-002]', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      student: { enrollmentId: student, firstName: 'Maya', lastName: 'Okafor' },
      course: { id: world.ids.activeCourse },
      studentSuccessManagers: [{ enrollmentId: enrollments.ssm, firstName: 'Elena', online: false }],
      next: null,
      waitingSince: null,
      ownReadId: 5,
      otherReadId: 6,
    });
    expect(body.messages.map(({ author }) => author.firstName)).toEqual([
      'Maya',
      'Elena',
      'Maya',
      'Elena',
      'Maya',
      'Elena',
    ]);
    expect(body.messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('grows by what either side writes, in this order, and both see the same [CHAT-002]', async () => {
    const { status, body } = await send('student', 'Are you still there?');
    expect([status, body.message]).toMatchObject([
      200,
      { body: 'Are you still there?', sentAt: ANCHOR, author: { enrollmentId: student, firstName: 'Maya' } },
    ]);
    await send('ssm', 'Always.');
    expect((await bodies()).slice(-2)).toEqual(['Are you still there?', 'Always.']);
    expect(await bodies('ssm')).toEqual(await bodies());
  });

  test('begins with the first message, whoever writes it', async () => {
    const fresh = CLASSMATE;
    expect((await read('ssm', fresh)).body).toMatchObject({ messages: [], next: null, ownReadId: 0, otherReadId: 0 });
    await send('ssm', 'How is it going?', fresh);
    expect((await read('ssm', fresh)).body.messages.map(({ body }) => body)).toEqual(['How is it going?']);
  });

  test('comes in pages of fifty, the latest first, without a gap', async () => {
    for (let turn = 1; turn <= 97; turn++) await send('student', `${turn}`);
    const pages = [(await read()).body];
    while (pages.at(-1)?.next) pages.push((await read('student', student, pages.at(-1)?.next ?? 0)).body);
    expect(pages.map(({ messages }) => messages.length)).toEqual([50, 50, 3]);
    const all = pages.toReversed().flatMap(({ messages }) => messages);
    expect(all.slice(6).map(({ body }) => body)).toEqual(Array.from({ length: 97 }, (_, turn) => `${turn + 1}`));
  });
});

describe('a message', () => {
  test('that is sent again with its id is there once, and answers the same', async () => {
    const first = await send('student', 'Once', student, 'the-same-id');
    const again = await send('student', 'Once', student, 'the-same-id');
    expect(again.body).toEqual(first.body);
    expect(await newOnes()).toBe(1);
  });

  test('does not pass for sent where its id stands for another text', async () => {
    await send('student', 'One thing', student, 'the-same-id');
    const { status, body } = await send('student', 'Another thing', student, 'the-same-id');
    expect([status, body.errorCode]).toEqual([409, 'CHAT_OTHER_TEXT']);
  });

  test('of somebody else may carry the same id', async () => {
    await send('student', 'Mine', student, 'the-same-id');
    expect((await send('ssm', 'Mine too', student, 'the-same-id')).status).toBe(200);
    expect(await newOnes()).toBe(2);
  });

  test('sent twenty times at once is there once, and twenty at once all are', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('student', 'Once', student, 'the-same-id')));
    expect(await newOnes()).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => send(turn % 2 ? 'ssm' : 'student', `${turn}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await newOnes()).toBe(21);
    const ids = answers.map(({ body }) => body.message.id);
    expect((await read()).body.messages.slice(-20).map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('never seems older than the one before, though the clocks of two processes differ', async () => {
    await send('student', 'First');
    world.at(plus(ANCHOR, -MINUTE));
    expect((await send('ssm', 'Second')).body.message.sentAt).toBe(ANCHOR);
  });

  test.each([
    ['nothing', '', 422],
    ['only spaces', '  \n ', 422],
    ['too much', 'x'.repeat(LONGEST_MESSAGE + 1), 422],
    ['what cannot be stored', 'a\0b', 422],
    ['the most there may be', 'x'.repeat(LONGEST_MESSAGE), 200],
  ])('that says %s is answered with a clear status', async (_what, body, status) => {
    expect((await send('student', body)).status).toBe(status);
  });

  test.each(['', 'short', 'with a space in it', '<script>', 'x'.repeat(65)])(
    'is not sent under the id %j',
    async (id) => {
      expect((await send('student', 'Hello', student, id)).status).toBe(422);
    },
  );
});

describe('nobody else', () => {
  test('reads or writes: not another student, not the rest of the staff, nobody of another class [CHAT-002]', async () => {
    for (const who of ['student2', 'survey', 'lakesideStudent', 'lakesideInstructor', 'graduate'] as const) {
      expect([who, (await read(who)).status]).toEqual([who, 404]);
      expect([who, (await send(who, 'Hello')).status]).toEqual([who, 404]);
      expect([
        who,
        (await world.as(who).call('markChatRead', { studentEnrollmentId: student, messageId: 1 })).status,
      ]).toEqual([who, 404]);
    }
    for (const who of ['instructor', 'ta', 'cd', 'admin', 'cm'] as const) {
      expect([who, (await read(who)).status]).toEqual([who, 403]);
      expect([who, (await send(who, 'Hello')).status]).toEqual([who, 403]);
    }
    expect(await newOnes()).toBe(0);
  });

  test('is written to: a manager reaches the students of the own courses only', async () => {
    const elsewhere = await world.db.one<{ id: number }>(
      sql`select id from enrollments where course_id = ${lakesideCourse} and role = 'student' and active limit 1`,
    );
    expect((await send('ssm', 'Hello', elsewhere.id)).status).toBe(404);
    expect((await send('ssm', 'Hello', enrollments.instructor)).status).toBe(404);
    expect((await send('ssm', 'Hello', enrollments.inactive)).status).toBe(404);
  });
});

describe('where there is no chat', () => {
  const everything = async () => [
    (await read()).status,
    (await send('student', 'Hello')).status,
    (await read('ssm')).status,
    (await send('ssm', 'Hello')).status,
    (await world.as('ssm').call('chatInbox', { enrollmentId: enrollments.ssm })).status,
    (await world.as('ssm').call('settleChat', { studentEnrollmentId: student, messageId: 1 })).status,
    (await world.as('student').call('markChatRead', { studentEnrollmentId: student, messageId: 1 })).status,
  ];
  const REFUSED = Array.from({ length: 7 }, () => 403);

  test('the server refuses it: the university is not on the list [CHAT-010]', async () => {
    expect(await everything()).not.toContain(403);
    await world.db.run(sql`update universities set chat_enabled = false where id = ${northfield}`);
    expect(await everything()).toEqual(REFUSED);
  });

  test('the cohort hides it [CHAT-008]', async () => {
    await world.db.run(sql`update cohorts set hide_live_chat = true where id = ${activeCohort}`);
    expect(await everything()).toEqual(REFUSED);
  });

  test('operations have switched it off', async () => {
    await world.db.run(sql`update feature_flags set enabled = false where key = 'liveChat'`);
    expect(await everything()).toEqual(REFUSED);
  });
});

test('a mark moves forward only, and not beyond the last message', async () => {
  const mark = (messageId: number) =>
    world.as('student').call('markChatRead', { studentEnrollmentId: student, messageId });
  const marked = async () => (await read()).body.ownReadId;
  expect((await mark(3)).status).toBe(200);
  expect(await marked()).toBe(5);
  await mark(1_000_000);
  expect(await marked()).toBe(6);
  expect((await read('ssm')).body.otherReadId).toBe(6);
  await world.db.run(sql`update chat_reads set last_read_message_id = 5 where enrollment_id = ${student}`);
});

test('where nobody has written yet, nothing is marked', async () => {
  const { status } = await world.as('ssm').call('markChatRead', { studentEnrollmentId: CLASSMATE, messageId: 1 });
  expect(status).toBe(200);
  expect(
    await numberOf(world.db, sql`select count(*) from chat_conversations where student_enrollment_id = ${CLASSMATE}`),
  ).toBe(0);
});
