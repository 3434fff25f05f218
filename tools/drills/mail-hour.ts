import { setTimeout as sleep } from 'node:timers/promises';
import { DAY, localDay, plus } from '@bcs/contract/kernel/clock';
import { buildCopies } from '@bcs/contract/features/notifications/copies';
import { openPostgres } from '@bcs/server/database/postgres';
import type { Database } from '@bcs/server/database/db';
import { migrate } from '@bcs/server/database/migrate';
import { plantContent } from '@bcs/server/database/seed/content';
import { continueIds } from '@bcs/server/database/seed/plant';
import { FIRST_SCALE_ID, STUDENTS_PER_COURSE, SCALE_ZONE } from '@bcs/server/database/seed/scale/batch';
import { plantPeople } from '@bcs/server/database/seed/scale/people';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { freePort } from '@bcs/server/testing/free-port';
import { startServer } from '@bcs/server/testing/server-process';
import { startStrictSmtp } from '@bcs/server/testing/strict-smtp';
import sql from 'sql-template-tag';
import { databaseCpu, processCpu } from '#bench/database-cpu';
import { logIn } from '#bench/seats';
import { RequestCrowd, percentile } from './offered-load.ts';
import type { Drill } from './drill.ts';
import { residentMb } from './process-of.ts';

const COURSES = 417;
/** A pace at which 100,000 digests take 28 minutes, and no minute takes the server away from others. */
const PER_MINUTE = 3600;
const WITHIN_MS = 30 * 60_000;
const CALLERS = 400;
const CALLS_PER_SECOND = 20;
const CALM_MS = 45_000;
/** Longer than the pause between two rounds, and than the time in which all turns are taken. */
const BEGINS_WITHIN_MS = 180_000;
/** Each class has work for each of its weeks, and is in this one. */
const [WEEK, WEEKS] = [13, 25];
/** The numbers grow with people and time. */
const GROWING = ['accounts', 'enrollments', 'notifications', 'mail_deliveries', 'mail_choices', 'assignments'];

/** Each student has a grade, a comment and a cancelled session to hear of, and work that is due. */
async function plantNews(database: Database): Promise<void> {
  const item = { assignmentId: 1, contextId: 1, title: 'Weekly work 12', effectiveDueDate: '2026-03-12T03:59:59.000Z' };
  const session = { sessionId: 5, contextId: 1, name: 'Class 24', startTime: '2026-03-20T22:30:00.000Z' };
  const of = { studentEnrollmentId: 1, studentId: 1 };
  const comment = { ...item, ...of, commentId: 7, author: 'Priya Raman', byStudent: false };
  const news = [
    [
      'SUBMISSION_GRADED',
      'grades',
      buildCopies('SUBMISSION_GRADED', { ...item, ...of, submissionId: 8, grade: 'B+' }, SCALE_ZONE),
    ],
    ['SUBMISSION_COMMENT', 'comments', buildCopies('SUBMISSION_COMMENT', comment, SCALE_ZONE)],
    ['SESSION_CANCELLED', 'sessionChanges', buildCopies('SESSION_CANCELLED', session, SCALE_ZONE)],
  ] as const;
  for (const [type, kind, [copy]] of news) {
    const { studentEnrollmentId: _ofAnother, ...content } = { studentEnrollmentId: 0, ...copy?.content };
    await database.run(sql`
      insert into notifications (university_id, enrollment_id, type, content, created_at, mail_kind, mail_default)
      select university_id, id, ${type}, ${JSON.stringify(content)}::jsonb, now() - interval '3 hours', ${kind}, 'daily'
      from enrollments where role = 'student' and id > ${FIRST_SCALE_ID}`);
  }
}

/** Mails of the days before: a table without rows is read another way than that of a school. */
const plantEarlierMails = (database: Database) =>
  database.run(sql`
    insert into mail_deliveries (key, kind, address, begun_at, accepted_at)
    select 'digest.' || id || '.before', 'digest', email, now() - interval '5 days', now() - interval '5 days' from accounts`);

async function plant(url: string, courses: number): Promise<Database> {
  const database = await openPostgres(url, { poolSize: 1, silenceMs: 600_000 });
  await database.script('set statement_timeout = 0');
  await migrate(database);
  await database.transaction(plantContent);
  const now = systemClock();
  const batch = { from: 1, to: courses, firstDay: localDay(plus(now, -100 * DAY), SCALE_ZONE), now };
  await database.transaction(async (tx) => {
    await tx.longRunning();
    await plantPeople(tx, batch, 'nobody logs in');
    await tx.run(sql`
      insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date)
      select university_id, id, 1, 'Weekly work ' || week, '', 'What is to be done.', ${batch.firstDay}::date,
        now() + interval '3 days' + (week - ${WEEK}) * interval '7 days'
      from courses cross join generate_series(1, ${WEEKS}) as week where id > ${FIRST_SCALE_ID}`);
    await continueIds(tx);
  });
  await plantNews(database);
  await plantEarlierMails(database);
  await database.run(sql`update accounts set digest_due_at = 'infinity'`);
  for (const tidy of ['vacuum analyze', 'checkpoint']) await database.script(tidy);
  return database;
}

/** Lets the digests of all students be due at this minute of their day. */
const makeDue = (database: Database) =>
  database.run(sql`
    update accounts set digest_at = to_char(now() at time zone ${SCALE_ZONE}, 'HH24:MI'), digest_due_at = now(),
      quiet_from = '00:00', quiet_until = '00:00'
    where id in (select account_id from enrollments where role = 'student' and id > ${FIRST_SCALE_ID})`);

/** Rows that were read without an index, by table. */
const readWithoutIndex = (database: Database) =>
  database.many<{ name: string; rows: number }>(sql`
    select relname as name, coalesce(seq_tup_read, 0)::float8 as rows from pg_stat_user_tables where relname = any(${GROWING}) order by 1`);

const p95 = (outcomes: readonly { readonly took: number }[]) =>
  percentile(
    outcomes.map(({ took }) => took),
    0.95,
  );

/** The digests of all students of an installation fall into one minute. */
export const mailHour: Drill = {
  name: 'mail-hour',
  about: 'the digests of everybody are due at the same minute, two servers send them',
  run: async ({ postgres, dataDir, courses = COURSES, say, check }) => {
    const people = courses * STUDENTS_PER_COURSE;
    say(`Planting ${people} students, each with three pieces of news …`);
    const url = await postgres.create('bcs_mail_hour');
    const database = await plant(url, courses);
    const smtp = await startStrictSmtp();
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAILS_PER_MINUTE: String(PER_MINUTE),
    };
    const servers = [
      await startServer(await freePort(), environment),
      await startServer(await freePort(), environment),
    ];
    const callers = await database.many<{
      accountId: number;
      enrollmentId: number;
    }>(sql`
      select account_id as "accountId", id as "enrollmentId" from enrollments
      where role = 'student' and id > ${FIRST_SCALE_ID} order by md5(id::text) limit ${CALLERS}`);
    const calls: { token: string; body: string }[] = [];
    for (const { accountId, enrollmentId } of callers)
      calls.push({ token: await logIn(database, accountId), body: JSON.stringify({ enrollmentId }) });
    const crowds = servers.map(
      (server) => new RequestCrowd({ url: server.url, path: '/broker/dashboard', people: calls }),
    );
    const offer = async (ms: number) =>
      (await Promise.all(crowds.map((crowd) => crowd.offered(CALLS_PER_SECOND / crowds.length, ms)))).flat();
    try {
      await offer(10_000);
      const calm = await offer(CALM_MS);
      const before = await readWithoutIndex(database);
      const cpuBefore = { servers: servers.map(({ pid }) => processCpu(pid)), database: databaseCpu(postgres.pid()) };
      await makeDue(database);
      await database.script('vacuum analyze accounts');
      const began = performance.now();
      const cpuSince = () => ({
        servers: servers.reduce((sum, { pid }, at) => sum + processCpu(pid) - (cpuBefore.servers[at] ?? 0), 0),
        database: databaseCpu(postgres.pid()) - cpuBefore.database,
      });
      const tell = () => {
        const { servers: own, database: its } = cpuSince();
        const perMail = (microseconds: number) => `${(microseconds / 1000 / smtp.arrived.length).toFixed(1)} ms`;
        const minutes = ((performance.now() - began) / 60_000).toFixed(1);
        say(
          `${smtp.arrived.length} digests after ${minutes} minutes; processor for each, other calls in it: ` +
            `servers ${perMail(own)}, database ${perMail(its)}; a server has ${memory.toFixed(0)} MB at most.`,
        );
      };
      const busy: Awaited<ReturnType<typeof offer>> = [];
      let memory = 0;
      for (let arrived = -1; smtp.arrived.length < people && performance.now() - began < 2 * WITHIN_MS;) {
        busy.push(...(await offer(15_000)));
        memory = Math.max(memory, ...servers.map(({ pid }) => residentMb(pid)));
        tell();
        if (smtp.arrived.length === arrived && performance.now() - began > BEGINS_WITHIN_MS) break;
        arrived = smtp.arrived.length;
      }
      const took = performance.now() - began;
      // the second mail, if it were sent twice, would arrive now
      await sleep(5000);
      tell();
      const calmAfter = await offer(CALM_MS);
      const ids = smtp.arrived.map(({ messageId }) => messageId);
      const recipients = new Set(smtp.arrived.map(({ recipient }) => recipient));
      check('people with a digest', recipients.size, people, 'at least');
      check('digests that came twice', ids.length - new Set(ids).size, 0, 'at most');
      check('people with two digests', ids.length - recipients.size, 0, 'at most');
      check('minutes for 100,000', (took / 60_000) * (100_000 / people), WITHIN_MS / 60_000, 'at most');
      const quiet = p95([...calm, ...calmAfter]);
      say(
        `p95 of the other calls: ${p95(calm).toFixed(1)} ms before, ${p95(busy).toFixed(1)} during, ${p95(calmAfter).toFixed(1)} after.`,
      );
      check('p95 of the other calls, times that at rest', p95(busy) / quiet, 1.5, 'at most');
      check('other calls that were not served', busy.filter(({ status }) => status !== 200).length, 0, 'at most');
      for (const { name, rows } of await readWithoutIndex(database)) {
        const earlier = before.find((table) => table.name === name)?.rows ?? 0;
        check(`rows of ${name} read without an index`, rows - earlier, people, 'at most');
      }
    } finally {
      for (const crowd of crowds) crowd.close();
      for (const server of servers) await server.stop();
      await database.close();
      await smtp.close();
    }
  },
};
