import { beforeAll, describe, expect, test } from 'vitest';
import { LINES } from '@bcs/contract/features/chat-bridges/lines';
import { messageOf } from '@bcs/contract/features/chat-bridges/message';
import type { ChatLines } from '@bcs/contract/features/chat-bridges/model';
import { findUntoldNews } from '@bcs/contract/features/chat-bridges/news';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql, type Database, type Db } from '#database/db';
import { findClassFacts } from '#features/chat-bridges/queries-facts';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import type { Mail } from '#kernel/mailer';
import { IS_LONG_RUN } from '#testing/effort';
import { useWorld } from '#testing/world';
import { sendDigests } from '../jobs/digest.ts';
import { sendNotice } from '../jobs/notice.ts';
import { asDatabase, undoing } from './undoing.ts';

const world = useWorld();
const { ids } = world;
const { accounts, enrollments, activeCourse: courseId, northfield: universityId } = ids;
const place = { universityId, courseId, timeZone: 'America/New_York' };

const STUDENTS = ['student', 'survey'] as const;
const STAFF = ['instructor', 'ta', 'ssm', 'admin', 'cm'] as const;
const READERS = [...STUDENTS, ...STAFF, 'student2', 'cd'] as const;
type Reader = (typeof READERS)[number] | 'the chat';

/** Everything that one world sends: each reader's mails in order, and the messages to a chat channel. */
type Told = ReadonlyMap<Reader, string>;

/** Removes news and choices, so that only planted facts are reported, and makes everybody want everything at once. */
beforeAll(async () => {
  await world.db.script(`
    delete from notifications; delete from mail_choices; delete from outbox;
    update accounts set quiet_from = '00:00', quiet_until = '00:00', digest_sent_on = null`);
});

const LINES_OF_ALL = Object.fromEntries(Object.entries(LINES).map(([kind, { line }]) => [kind, line])) as ChatLines;

async function tellAll(tx: Db, database: Database): Promise<Told> {
  const mails: Mail[] = [];
  const services = { ...world.services, database, mailer: { send: async (mail: Mail) => void mails.push(mail) } };
  const people = READERS.map((name) => accounts[name]);
  for (const day of ['2026-03-16', '2026-03-11']) {
    const payload = { people: people.map((accountId) => ({ accountId, day })), dueAt: world.now };
    await sendDigests(payload, { id: 0, services });
    await tx.run(sql`update notifications set mailed_by = null`);
  }
  await tx.run(sql`insert into mail_choices (account_id, kind, delivery)
    select a.id, k.kind, 'at-once' from accounts a, (select distinct mail_kind as kind from notifications where mail_kind is not null) k
    where a.id = any(${people}::int[])`);
  const news = await tx.many<{ universityId: number; notificationId: number }>(sql`
    select n.university_id as "universityId", n.id as "notificationId" from notifications n
    join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id and e.account_id = any(${people}::int[])
    order by n.id`);
  for (const each of news) await sendNotice(each, { id: 0, services });
  const { news: changes } = findUntoldNews({}, await findClassFacts(tx, place, world.now), world.now);
  const chat = messageOf(LINES_OF_ALL, changes, { name: 'Web', timeZone: place.timeZone, origin: 'http://x.example' });
  const of = (name: (typeof READERS)[number]) =>
    mails
      .filter(({ accountId }) => accountId === accounts[name])
      .map(({ subject, text, html, to }) => [to.name, to.address, subject, text, html].join('\n'));
  return new Map<Reader, string>([
    ...READERS.map((name) => [name, of(name).join('\n====\n')] as const),
    ['the chat', JSON.stringify(chat)],
  ]);
}

/** Collects the mails with something planted, which is removed afterwards. */
const told = (plant: (tx: Db) => Promise<unknown>): Promise<Told> =>
  undoing(world.db).transaction(async (tx) => {
    await plant(tx);
    return tellAll(tx, asDatabase(world.db, tx));
  });

const occasion = () => ({ course: place, now: world.now });
const GRADES = ['A', 'B+', 'C-', 'F', 'D', 'A-', 'B', 'Incomplete'];
const WORDS = [
  'Ida Ek',
  'Zoë Ångström',
  '<b>Bo</b>',
  'Ann\r\nBcc: x@x.example',
  '李小龙',
  'O’Brien “Bob”',
  'x'.repeat(60),
  'B+',
];
const word = (turn: number) => WORDS[turn % WORDS.length] ?? '';
const noah = { studentEnrollmentId: enrollments.student2, studentId: accounts.student2 };
const soon = () => plus(world.now, 6 * HOUR);

interface Secret {
  readonly name: string;
  /** The readers who must not know it, so that their mails must be equal. */
  readonly keptFrom: readonly Reader[];
  /** Plants the secret, in a different form each turn. */
  readonly plant: (tx: Db, turn: number) => Promise<unknown>;
  /** True if a world without the secret must be equal as well. */
  readonly orNone?: boolean;
}

const GRADE: Secret = {
  name: 'the grade of another student',
  keptFrom: [...STUDENTS, 'the chat'],
  orNone: true,
  plant: async (tx, turn) => {
    const grade = GRADES[turn % GRADES.length] ?? '';
    await tx.run(sql`
        update submission_grades g set grade = ${grade} from submissions w
        where w.university_id = g.university_id and w.id = g.submission_id and w.enrollment_id = ${noah.studentEnrollmentId}
          and g.grade <> 'Incomplete' and ${grade} <> 'Incomplete'`);
    const facts = { submissionId: turn, assignmentId: 1, title: `Work ${turn}`, grade, ...noah };
    await notify(tx, 'SUBMISSION_GRADED', facts, occasion());
  },
};

const NAMES: Secret = {
  name: 'the name of a student who hands in, asks for something, or is often absent',
  keptFrom: [...STUDENTS, ...STAFF, 'cd', 'the chat'],
  plant: async (tx, turn) => {
    const [student, contextId] = [word(turn), 1 as const];
    await tx.run(
      sql`update accounts set first_name = ${student.replaceAll(/[\r\n]/g, ' ')} where id = ${noah.studentId}`,
    );
    await notify(
      tx,
      'SUBMISSION_RECEIVED',
      { ...noah, student, title: 'Quiz', assignmentId: 1, contextId },
      occasion(),
    );
    await notify(
      tx,
      'SUBMISSION_COMMENT',
      { ...noah, author: student, title: 'Quiz', assignmentId: 1, contextId, commentId: 7, byStudent: true },
      occasion(),
    );
    const session = { sessionId: 1, sessionName: 'Class 1', startTime: soon(), contextId };
    await notify(tx, 'REMOTE_REQUESTED', { ...noah, ...session, requestId: 9, student }, occasion());
    const few = { studentEnrollmentId: noah.studentEnrollmentId, student, remaining: 1, bookingUrl: null };
    await notify(tx, 'ABSENCE_LIMIT', few, occasion());
  },
};

const SECRETS: readonly Secret[] = [
  GRADE,
  {
    name: 'a comment that was deleted',
    keptFrom: [...READERS, 'the chat'],
    orNone: true,
    plant: async (tx, turn) => {
      const byStudent = turn % 2 === 0;
      const comment = { commentId: 7000 + turn, author: word(turn), title: word(turn + 1), byStudent };
      const facts = { ...comment, ...noah, assignmentId: 1, contextId: 1 as const };
      await notify(tx, 'SUBMISSION_COMMENT', facts, occasion());
      await notifyUndone(tx, 'SUBMISSION_COMMENT', facts, occasion());
    },
  },
  {
    name: 'career work',
    keptFrom: [...STUDENTS, ...STAFF, 'the chat'],
    orNone: true,
    plant: (tx, turn) =>
      notify(
        tx,
        'SUBMISSION_RECEIVED',
        { ...noah, student: word(turn), title: word(turn + 3), assignmentId: 1, contextId: 2 as const },
        occasion(),
      ),
  },
  {
    name: 'feedback on career work of another student',
    keptFrom: [...STUDENTS, ...STAFF, 'cd', 'the chat'],
    orNone: true,
    plant: (tx, turn) =>
      notify(
        tx,
        'CAREER_FEEDBACK',
        { studentEnrollmentId: noah.studentEnrollmentId, title: word(turn), assignmentId: 1 },
        occasion(),
      ),
  },
  {
    name: 'the absence of another student',
    keptFrom: [...STUDENTS, ...STAFF, 'cd', 'the chat'],
    orNone: true,
    plant: (tx, turn) => {
      const { studentEnrollmentId } = noah;
      const session = { sessionId: 1 + turn, sessionName: word(turn), startTime: soon(), contextId: 1 as const };
      return notify(tx, 'ABSENCE_RECORDED', { ...session, studentEnrollmentId }, occasion());
    },
  },
  NAMES,
  {
    name: 'the reason of an excused absence',
    keptFrom: [...READERS, 'the chat'],
    plant: (tx, turn) =>
      tx.run(sql`
        update attendance set status_code = 'exception', punctuality_id = null, excused_absence_reason_id = (
          select id from excused_absence_reasons order by id offset ${turn % 3} limit 1)
        where status_code = 'exception' and enrollment_id <> ${enrollments.student}`),
  },
  {
    name: 'who answered a survey',
    keptFrom: [...READERS, 'the chat'],
    plant: (tx, turn) =>
      tx.run(sql`
        update form_submissions s set enrollment_id = e.id, submitted_at = ${plus(world.now, -(1 + turn) * HOUR)}
        from enrollments e
        where e.university_id = s.university_id and e.course_id = s.course_id and e.role = 'student'
          and s.id = (select min(id) from form_submissions where course_id = ${courseId})
          and e.id = (
            select x.id from enrollments x where x.course_id = ${courseId} and x.role = 'student' and x.active
              and not exists (select from form_submissions f where f.enrollment_id = x.id) order by x.id offset ${turn % 3} limit 1)`),
  },
  {
    name: 'the words of a support request',
    keptFrom: [...READERS, 'the chat'],
    plant: (tx, turn) => tx.run(sql`update support_tickets set description = ${word(turn) || 'x'}`),
  },
];

/** The number of turns for each secret; a nightly run compares more than five hundred pairs of mails. */
const TURNS = IS_LONG_RUN ? 8 : 1;
const LEAST_A_TURN = 63;

describe('mails, digests and chat messages are equal in two worlds that differ in what their reader may not know [SUCC-085]', () => {
  let compared = 0;
  test.each(SECRETS)(
    '$name',
    async ({ keptFrom, plant, orNone = false }) => {
      const first = await told(orNone ? async () => {} : (tx) => plant(tx, TURNS));
      const different: string[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const second = await told((tx) => plant(tx, turn));
        for (const reader of keptFrom) {
          compared += 1;
          if (second.get(reader) !== first.get(reader)) different.push(`${reader} in turn ${turn}`);
        }
      }
      expect(different).toEqual([]);
    },
    60_000,
  );

  test('in dozens of cases a turn, of mails that say something', async () => {
    expect(compared).toBeGreaterThan(TURNS * LEAST_A_TURN - 1);
    const mails = await told((tx) => NAMES.plant(tx, 0));
    for (const reader of ['instructor', 'ta', 'ssm', 'admin'] as const) expect(mails.get(reader)).toContain('Your day');
    expect(mails.get('instructor')).toContain('1 new submission');
    expect(mails.get('the chat')).toContain('Hooks');
  });
});

test('whoever may know it reads another mail, so that a difference is found', async () => {
  const [one, two] = [await told((tx) => GRADE.plant(tx, 0)), await told((tx) => GRADE.plant(tx, 1))];
  expect(one.get('student2')).toContain('was graded: A.');
  expect(two.get('student2')).toContain('was graded: B+.');
  expect(one.get('student')).toEqual(two.get('student'));
});
