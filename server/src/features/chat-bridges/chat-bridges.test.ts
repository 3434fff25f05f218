import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_CHAT_BRIDGES, MOST_MESSAGES_AN_HOUR } from '@bcs/contract/features/chat-bridges/failures';
import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import { plainText, sampleMessage } from '@bcs/contract/features/chat-bridges/message';
import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { tellChatBridges } from '#jobs/chat-news';
import { runDueJobs } from '#jobs/outbox';
import { openDesk, type DeskStub } from '#testing/case-desks/desk-stub';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { findClassFacts } from './queries-facts.ts';

const hosts: string[] = [];
const world = useWorld({ settings: { chatHosts: hosts } });
const { activeCourse: courseId, northfield } = world.ids;

/** A simulated chat service that records texts and returns given answers. */
let chat: DeskStub;
let told: string[];
let answers: number[];
/** The last history entry before a test. */
let lastEntry: number;
beforeAll(async () => {
  chat = await openDesk(({ body }) => {
    const status = answers.shift() ?? 200;
    if (status < 300) told.push((JSON.parse(body) as { text: string }).text);
    return { status };
  });
  hosts.push(new URL(chat.origin).host);
});
afterAll(() => chat.close());
beforeEach(async () => {
  world.at(ANCHOR);
  [told, answers] = [[], []];
  chat.mood = 'well';
  await world.db.script('delete from chat_bridges; delete from outbox');
  lastEntry = await numberOf(world.db, sql`select coalesce(max(id), 0) from audit_entries`);
  await world.db.run(
    sql`update courses set instructors_may_edit = false, published_at = ${ANCHOR}, concluded_at = null where id = ${courseId}`,
  );
});

const ALL = Object.fromEntries(Object.entries(LINES).map(([kind, { line }]) => [kind, line])) as {
  [Kind in keyof typeof LINES]: string;
};
const wanted = (more: object = {}) => ({
  courseId,
  bridgeId: null,
  version: null,
  name: '#class-news',
  address: `${chat.origin}/hooks/secret-abcd`,
  isOn: true,
  ...ALL,
  ...more,
});
const save = (more: object = {}, by: DemoName = 'admin') => world.as(by).call('saveChatBridge', wanted(more));
/** Settings for announcements only, because the demo world has other dates that would be news. */
const ANNOUNCEMENTS = { session: null, release: null, due: null, video: null, graded: null };
const connect = async (more: object = {}) => (await save(more)).body.bridgeId;
const shown = async () => (await world.as('admin').call('chatBridges', { courseId })).body.bridges;
/** Checks the classes for news, and sends what it finds. */
async function look(at: Instant): Promise<void> {
  world.at(at);
  await tellChatBridges(world.services);
  await runDueJobs(world.services);
}
const after = (minutes: number) => plus(ANCHOR, minutes * MINUTE);
const lines = () => told.flatMap((text) => text.replaceAll('\u{200b}', '').split('\n').slice(1));
const session = sql`select id from sessions where course_id = ${courseId} and cancelled_at is null
  and start_time > ${ANCHOR}::timestamptz + interval '3 days' order by start_time limit 1`;
const move = (hours: number) =>
  world.db.run(sql`
    update sessions set start_time = start_time + make_interval(hours => ${hours}), end_time = end_time + make_interval(hours => ${hours})
    where id = (${session})`);
const announce = (title: string) =>
  world.db.run(sql`
    insert into announcements (university_id, course_id, staff_enrollment_id, context_code, title, body, activation_date,
      expiration_date, created_at, updated_at, appeared_at)
    values (${northfield}, ${courseId}, ${world.ids.enrollments.instructor}, 'academic', ${title}, 'Secret body.', ${ANCHOR},
      ${plus(ANCHOR, 240 * HOUR)}, ${ANCHOR}, ${ANCHOR}, ${ANCHOR})`);
const entries = (action: string) =>
  numberOf(world.db, sql`select count(*) from audit_entries where action = ${action} and id > ${lastEntry}`);

describe('news of a class', () => {
  test('is one message about a minute, sent once: whatever stands already is none [INTG-081, D-272]', async () => {
    await connect();
    await look(after(1));
    expect(told).toEqual([]);
    await move(1);
    await announce('Guest talk');
    await announce('Room change');
    await look(after(2));
    await look(after(2));
    await look(after(3));
    expect(told).toHaveLength(1);
    expect(lines().map((line) => line.split(' ', 2).join(' '))).toEqual([
      expect.stringMatching(/^Moved: /),
      expect.stringMatching(/^Announcement: /),
      expect.stringMatching(/^Announcement: /),
    ]);
    expect(lines()[1]).toMatch(/^Announcement: Guest talk http:\/\/localhost:3000\/announcement\/\d+\/show$/);
    expect(told.join()).not.toContain('Secret body');
  });

  test('is told by the calls that change a class: a session that is cancelled, work that is released [INTG-081]', async () => {
    await world.db.run(sql`update assignments set draft = true where id = ${world.ids.openAssignment}`);
    await connect();
    const { id: sessionId } = await world.db.one<{ id: number }>(session);
    const one = { courseId, sessionId };
    const { body } = await world.as('admin').call('previewCancelSession', one);
    const cancelled = await world.as('admin').call('cancelSession', { ...one, digest: body.digest });
    await world.db.run(sql`update assignments set draft = false where id = ${world.ids.openAssignment}`);
    await look(after(1));
    expect(cancelled.status).toBe(200);
    expect(lines().map((line) => line.split(':')[0])).toEqual(['Cancelled', 'New assignment']);
  });

  test('is told when the grading of an assignment is finished, once [INTG-081]', async () => {
    await connect({ session: null, release: null, due: null, announcement: null, video: null });
    const submissions = await world.db.many<{ id: number }>(sql`
      select w.id from submissions w join enrollments e on e.id = w.enrollment_id and e.active and e.role = 'student'
      where w.assignment_id = ${world.ids.ungradedAssignment}
        and not exists (select from submission_grades g where g.submission_id = w.id)`);
    expect(submissions.length).toBeGreaterThan(0);
    for (const [place, { id: submissionId }] of submissions.entries()) {
      await look(after(place + 1));
      expect(told).toEqual([]);
      world.at(after(place + 1));
      await world.as('instructor').call('createSubmissionGrade', { id: null, submissionId, grade: 'A' });
    }
    await world.db.run(
      sql`update assignments set due_date = ${plus(ANCHOR, -HOUR)} where id = ${world.ids.ungradedAssignment}`,
    );
    await look(after(60));
    await look(after(61));
    expect(lines()).toEqual([expect.stringMatching(/^Grading is finished: .+\/coursework\/\d+\/show$/)]);
  });

  test('drafts, hidden items, draft and concluded classes tell nothing [INTG-082]', async () => {
    await connect();
    const insert = (more: { draft: boolean; context: number }) =>
      world.db.run(sql`
        insert into assignments (university_id, course_id, context_id, title, assignment_date, due_date, draft)
        values (${northfield}, ${courseId}, ${more.context}, 'Unseen', '2026-03-01', ${plus(ANCHOR, 240 * HOUR)}, ${more.draft})`);
    await world.db.run(sql`update cohorts set hide_career_services = true where id = ${world.ids.activeCohort}`);
    await insert({ draft: true, context: 1 });
    await insert({ draft: false, context: 2 });
    const startTime = plus(ANCHOR, 240 * HOUR);
    await world.db.run(sql`
      insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
      values (${northfield}, ${courseId}, 2, 'career-event', 'Unseen', ${startTime}, ${plus(startTime, HOUR)})`);
    await world.db.run(sql`
      insert into session_videos (university_id, session_id, url)
      select university_id, id, 'https://zoom.us/rec/play/unseen' from sessions where name = 'Unseen'`);
    await look(after(1));
    await world.db.run(sql`update courses set concluded_at = ${ANCHOR} where id = ${courseId}`);
    await insert({ draft: false, context: 1 });
    await look(after(2));
    expect(told).toEqual([]);
    // red control: in an active class the last message is sent
    await world.db.run(sql`update courses set concluded_at = null where id = ${courseId}`);
    await look(after(3));
    expect(lines()).toEqual([expect.stringMatching(/^New assignment: Unseen/)]);
    await world.db.run(sql`update cohorts set hide_career_services = false where id = ${world.ids.activeCohort}`);
    await world.db.run(sql`delete from assignments where title = 'Unseen'`);
    await world.db.run(sql`delete from sessions where name = 'Unseen'`);
  });

  test('has no field but those of what everybody sees [INTG-082]', async () => {
    const facts = await findClassFacts(
      world.db,
      { universityId: northfield, courseId, timeZone: 'America/New_York' },
      ANCHOR,
    );
    const fields = Object.entries(facts).map(([kind, rows]) => [
      kind,
      [...new Set((rows as readonly object[]).flatMap((row) => Object.keys(row)))].toSorted(),
    ]);
    expect(Object.fromEntries(fields)).toEqual({
      sessions: ['at', 'cancelled', 'hidden', 'id', 'title'],
      assignments: ['at', 'hidden', 'id', 'title'],
      announcements: ['id', 'title'],
      videos: ['hidden', 'id', 'title'],
      graded: ['id', 'title'],
    });
    expect(facts.graded.length).toBeGreaterThan(0);
  });
});

describe('sent once', () => {
  test('by two processes that look and send at the same time [INTG-081]', async () => {
    await connect();
    await announce('Twice?');
    world.at(after(1));
    await Promise.all([tellChatBridges(world.services), tellChatBridges(world.services)]);
    await Promise.all([runDueJobs(world.services), runDueJobs(world.services)]);
    expect(told).toHaveLength(1);
  });

  test('by a server that stopped before it sent, and by one that stopped while it did [INTG-081, D-271]', async () => {
    await connect();
    await announce('Before');
    world.at(after(1));
    await tellChatBridges(world.services);
    // the next process checks and sends
    await look(after(2));
    await look(after(3));
    expect(told).toHaveLength(1);
    await announce('While');
    world.at(after(4));
    await tellChatBridges(world.services);
    await world.db.run(sql`update chat_bridge_messages set sending_at = ${after(4)} where ended_at is null`);
    await look(after(5));
    await look(after(6));
    // it is unknown whether it arrived, so it is not sent again
    expect(told).toHaveLength(1);
    expect((await shown())[0]?.problem).toBe('No answer came, so the message may or may not be there.');
  });

  test.each(['takes and breaks off', 'huge'] as const)('to a chat that %s [D-271]', async (mood) => {
    await connect();
    await announce('Once');
    chat.mood = mood;
    await look(after(1));
    chat.mood = 'well';
    const taken = told.length;
    for (const minutes of [3, 30, 300]) await look(after(minutes));
    // an answer of 200 kB is read to its end
    expect(told).toHaveLength(mood === 'huge' ? 0 : taken);
  });

  test('what is refused comes again, together with nothing else, and what happened meanwhile follows as one [INTG-081]', async () => {
    await connect();
    answers = [500, 503];
    await announce('First');
    await look(after(1));
    expect((await shown())[0]).toMatchObject({ problem: 'It answered 500.', failingSince: after(1), sentAt: null });
    await announce('Second');
    await look(after(2));
    await announce('Third');
    await look(after(4));
    await look(after(5));
    expect(lines().map((line) => /: (\w+)/.exec(line)?.[1])).toEqual(['First', 'Second', 'Third']);
    expect(told).toHaveLength(2);
    expect((await shown())[0]).toMatchObject({ problem: null, failingSince: null, sentAt: after(5) });
  });
});

test(`a channel gets ${MOST_MESSAGES_AN_HOUR} messages an hour, tests as well, and the rest later in one [INTG-098]`, async () => {
  const bridgeId = await connect();
  for (let minute = 1; minute <= MOST_MESSAGES_AN_HOUR + 5; minute += 1) {
    await announce(`Number ${minute}`);
    await look(after(minute));
  }
  expect(told).toHaveLength(MOST_MESSAGES_AN_HOUR);
  const test = await world.as('admin').call('testChatBridge', { courseId, bridgeId });
  expect([test.status, test.body.errorCode]).toEqual([429, 'CHAT_BRIDGE_IS_FULL']);
  await look(after(62));
  expect(told).toHaveLength(MOST_MESSAGES_AN_HOUR + 1);
  expect(
    lines()
      .slice(-5)
      .map((line) => /Number (\d+)/.exec(line)?.[1]),
  ).toEqual(['21', '22', '23', '24', '25']);
});

describe('a channel to which nothing arrives', () => {
  const todays = async (by: DemoName) =>
    (await world.as(by).call('today')).body.lines.find(({ kind }) => kind === 'chatBridges');
  /** Lets the service fail from the first minute on, with one attempt in each hour. */
  async function failFor(hours: number) {
    await announce('Nobody hears');
    answers = Array.from({ length: 100 }, () => 404);
    for (let hour = 0; hour <= hours; hour += 1) await look(after(1 + hour * 60));
  }

  test('is switched off after a day and stands in Today of the class admin, until it is switched on again [INTG-081, INTG-096]', async () => {
    const bridgeId = await connect(ANNOUNCEMENTS);
    await failFor(23);
    expect((await shown())[0]).toMatchObject({ isOn: true, failingSince: after(1) });
    await look(after(1 + 26 * 60));
    const [off] = await shown();
    expect(off).toMatchObject({ isOn: false, problem: 'It answered 404.', switchedOffAt: world.now });
    expect(await entries('chat-bridge.switch-off')).toBe(1);
    expect(await todays('admin')).toMatchObject({ count: 1, courseId, readOnly: false });
    for (const by of ['instructor', 'ta', 'ssm', 'cd', 'cm'] as const) expect(await todays(by)).toBeUndefined();
    answers = [];
    await announce('Unheard');
    await look(after(28 * 60));
    expect(told).toEqual([]);
    await save({ bridgeId, version: off?.version, address: null, ...ANNOUNCEMENTS });
    await look(after(29 * 60));
    await announce('Heard');
    await look(after(30 * 60));
    expect([await todays('admin'), lines()]).toEqual([undefined, [expect.stringMatching(/Heard/)]]);
  });

  test('is switched off once by two processes that look and send at the same time [INTG-081, INTG-096]', async () => {
    await connect(ANNOUNCEMENTS);
    await failFor(23);
    world.at(after(1 + 26 * 60));
    const both = (work: () => Promise<unknown>) => Promise.all([work(), work()]);
    await both(() => tellChatBridges(world.services));
    await both(() => runDueJobs(world.services));
    expect((await shown())[0]).toMatchObject({ isOn: false, switchedOffAt: world.now });
    expect([await entries('chat-bridge.switch-off'), told]).toEqual([1, []]);
  });

  test('and one that recovers within the day stays on, and its day begins anew [INTG-081]', async () => {
    await connect(ANNOUNCEMENTS);
    await failFor(20);
    answers = [];
    await look(after(23 * 60));
    expect((await shown())[0]).toMatchObject({ isOn: true, failingSince: null });
    expect(told).toHaveLength(1);
  });
});

test('a test sends what the preview shows, and says whether it arrived [INTG-081]', async () => {
  const bridgeId = await connect({ video: null, session: '{title} in {class}' });
  expect((await world.as('admin').call('testChatBridge', { courseId, bridgeId })).status).toBe(200);
  await runDueJobs(world.services);
  const { body } = await world.as('admin').call('chatBridges', { courseId });
  const { bridges, ...head } = body;
  const [bridge] = bridges;
  if (!bridge) throw new Error('It was connected.');
  expect(told.map((text) => text.replaceAll('\u{200b}', '').replaceAll('&amp;', '&'))).toEqual([
    plainText(sampleMessage(bridge, head)),
  ]);
  expect(bridge.sentAt).toBe(ANCHOR);
  answers = [403];
  await world.as('admin').call('testChatBridge', { courseId, bridgeId });
  await runDueJobs(world.services);
  expect((await shown())[0]?.problem).toBe('It answered 403.');
});

describe('what is refused', () => {
  const fieldsOf = async (more: object) => {
    const { status, body } = await save(more);
    expect([status, body.errorCode]).toEqual([422, 'INVALID_INPUT']);
    return body.fields;
  };
  test('a placeholder that there is none of, with the list of those there are; an address of nobody', async () => {
    expect(await fieldsOf({ session: 'Hello {student}' })).toEqual({
      session: 'There is no {student}. This line may have {change}, {title}, {when}, {class} and {link}.',
    });
    for (const address of [
      'https://127.0.0.1/x',
      'https://evil.example/x',
      'http://hooks.slack.com/services/T/B/x',
      null,
    ])
      expect(Object.keys((await fieldsOf({ address })) ?? {})).toEqual(['address']);
    expect(await shown()).toEqual([]);
  });
  test(`more than ${MOST_CHAT_BRIDGES} channels of a class, however many are made at once [INTG-098]`, async () => {
    const answered = await Promise.all(Array.from({ length: MOST_CHAT_BRIDGES + 3 }, () => save()));
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(MOST_CHAT_BRIDGES);
    expect(answered.filter(({ body }) => body.errorCode === 'TOO_MANY_CHAT_BRIDGES')).toHaveLength(3);
  });
  test('an older version than the one that stands', async () => {
    const bridgeId = await connect();
    const change = { bridgeId, version: 1, address: null };
    expect((await save({ ...change, name: 'One' })).status).toBe(200);
    expect(await save({ ...change, name: 'Two' })).toMatchObject({
      status: 409,
      body: { errorCode: 'CHANGED_MEANWHILE' },
    });
  });
});

describe('who may', () => {
  test('the admin of the class, and instructors where they may edit; nobody else [INTG-081, D-270]', async () => {
    const bridgeId = await connect();
    const all = ['instructor', 'ta', 'ssm', 'cd', 'cm', 'student', 'registrar', 'operator'] as const;
    for (const by of all)
      for (const status of [
        (await world.as(by).call('chatBridges', { courseId })).status,
        (await save({}, by)).status,
        (await world.as(by).call('testChatBridge', { courseId, bridgeId })).status,
        (await world.as(by).call('endChatBridge', { courseId, bridgeId })).status,
      ])
        expect([by, status]).toEqual([by, 403]);
    await world.db.run(sql`update courses set instructors_may_edit = true where id = ${courseId}`);
    expect((await save({}, 'instructor')).status).toBe(200);
    expect((await save({}, 'lakesideInstructor')).status).toBe(404);
  });
  test('a channel of another class is not there, and its address opens nowhere else [INTG-001]', async () => {
    const bridgeId = await connect();
    await world.db.run(
      sql`update enrollments set role = 'admin' where id = ${world.ids.enrollments.lakesideInstructor}`,
    );
    const theirs = { courseId: world.ids.lakesideCourse, bridgeId };
    expect((await world.as('lakesideInstructor').call('endChatBridge', theirs)).status).toBe(404);
    expect((await save(theirs, 'lakesideInstructor')).status).toBe(404);
    await world.db.run(
      sql`update enrollments set role = 'instructor' where id = ${world.ids.enrollments.lakesideInstructor}`,
    );
  });
});

test('the address is sealed, and stands in no answer, entry or job [INTG-003, INTG-096]', async () => {
  const bridgeId = await connect();
  await world.as('admin').call('testChatBridge', { courseId, bridgeId });
  const rows = await world.db.many(sql`
    select b::text as row from chat_bridges b union all select a::text from audit_entries a union all select o::text from outbox o
    union all select m::text from chat_bridge_messages m`);
  const answer = await world.as('admin').call('chatBridges', { courseId });
  expect(JSON.stringify([rows, answer.body])).not.toContain('secret-');
  expect((await shown())[0]?.address).toBe(`${hosts[0]}/…abcd`);
});

test('every change leaves one entry, and the same write sent again none [INTG-096]', async () => {
  const bridgeId = await connect();
  const [{ version } = { version: 0 }] = await shown();
  await save({ bridgeId, version, address: null, name: 'Another' });
  await world.as('admin').call('endChatBridge', { courseId, bridgeId });
  expect((await world.as('admin').call('endChatBridge', { courseId, bridgeId })).status).toBe(404);
  const stored = await world.db.many<{ action: string; object: string }>(
    sql`select action, object_name as object from audit_entries where id > ${lastEntry} order by id`,
  );
  expect(stored).toEqual([
    { action: 'chat-bridge.create', object: '#class-news' },
    { action: 'chat-bridge.update', object: 'Another' },
    { action: 'chat-bridge.end', object: 'Another' },
  ]);
});
