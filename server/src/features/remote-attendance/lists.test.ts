import { beforeAll, describe, expect, test } from 'vitest';
import type { RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { handleCall } from '#kernel/pipeline';
import type { Handler } from '#kernel/handler';
import { recording } from '#testing/recording';
import { textsOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { allRemoteAttendanceRequests, remoteAttendanceRequests } from './handlers.ts';
import { stretchesOfManager, PAGE_LENGTH, pageQuery } from './queries-pages.ts';

const world = useWorld();
const { ids } = world;
const idsOf = (rows: readonly RemoteAttendanceRow[]) => rows.map((row) => row.remoteAttendanceRequest.id);
const ofCourse = (
  who: 'student' | 'student2' | 'admin' | 'instructor' | 'ta' | 'ssm' | 'cd' | 'cm',
  more: object = {},
) => world.as(who).call('remoteAttendanceRequests', { enrollmentId: ids.enrollments[who], ...more });
const all = (who: DemoName = 'cm', more: object = {}) => world.as(who).call('allRemoteAttendanceRequests', more);

const MAYAS = [ids.pendingRequest, ids.approvedRequest];
const OPEN_HERE = [ids.pendingRequest, ids.otherStudentsRequest, 8, 9, ids.conflictingRequest];
const HERE = [...OPEN_HERE, ids.approvedRequest, ids.deniedRequest, ids.attendedRequest];
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the requests of a course', () => {
  test('for those who run it all of them, the latest first [REM-030, REM-032, REM-033, REM-043]', async () => {
    for (const who of ['admin', 'instructor', 'ta', 'ssm'] as const) {
      const { status, body } = await ofCourse(who);
      expect([who, status, sorted(idsOf(body.remoteAttendanceRequests))]).toEqual([who, 200, sorted(HERE)]);
      const dates = body.remoteAttendanceRequests.map((row) => row.remoteAttendanceRequest.date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(body.next).toBeNull();
    }
  });

  test('for a student the own ones [REM-033, REM-043]', async () => {
    expect(sorted(idsOf((await ofCourse('student')).body.remoteAttendanceRequests))).toEqual(MAYAS);
  });

  test('for others none: not for cd and cm, not of an enrollment of somebody else [REM-031, REM-043]', async () => {
    for (const who of ['cd', 'cm'] as const) expect((await ofCourse(who)).status).toBe(403);
    const foreign = { enrollmentId: ids.enrollments.student };
    for (const who of ['student2', 'ssm', 'lakesideInstructor'] as const)
      expect((await world.as(who).call('remoteAttendanceRequests', foreign)).status).toBe(404);
  });

  test('of one state, if that is asked [REM-011, REM-012, REM-013, REM-053]', async () => {
    const of = async (status: string) =>
      sorted(idsOf((await ofCourse('ta', { status })).body.remoteAttendanceRequests));
    expect(await of('pending')).toEqual(sorted(OPEN_HERE));
    expect(await of('approved')).toEqual(sorted([ids.approvedRequest, ids.attendedRequest]));
    expect(await of('denied')).toEqual([ids.deniedRequest]);
    expect((await ofCourse('ta', { status: 'lost' })).status).toBe(422);
  });

  test('each with the fields of a row [REM-010]', async () => {
    const row = (await ofCourse('ta')).body.remoteAttendanceRequests.find(
      ({ remoteAttendanceRequest }) => remoteAttendanceRequest.id === ids.pendingRequest,
    );
    expect(row).toEqual({
      remoteAttendanceRequest: { id: ids.pendingRequest, date: '2026-03-11T20:10:00.000Z' },
      approval: null,
      denial: null,
      statusCode: 'none',
      attendance: null,
      absence: null,
      excusedAbsenceReason: null,
      session: {
        id: ids.requestedSession,
        name: 'Note Taker Workshop',
        chapter: expect.anything(),
        startTime: '2026-03-15T22:30:00.000Z',
        endTime: '2026-03-16T01:30:00.000Z',
      },
      context: { id: 1, contextCode: 'academic' },
      university: { id: ids.northfield, name: 'Northfield University' },
      cohort: { id: ids.activeCohort, name: 'Full Stack Flex Cohort 12' },
      course: { id: ids.activeCourse, name: 'Full Stack Flex Part-Time', timeZone: 'America/New_York' },
      student: { id: ids.accounts.student, firstName: 'Maya', lastName: 'Okafor' },
      studentEnrollmentId: ids.enrollments.student,
      userAccountAvatar: expect.stringMatching(/^\/files\/pictures\/[\w-]{43}\.png$/),
      remoteAttendanceCount: expect.any(Number),
      pendingRemoteAttendanceRequestCount: expect.any(Number),
      maxRemoteAttendance: 5,
    });
  });

  test('an excused absence tells why [REM-010]', async () => {
    const session = sql`session_id = (select session_id from remote_requests where id = ${ids.conflictingRequest})`;
    await world.db.run(sql`
      update attendance set status_code = 'exception', excused_absence_reason_id = 1, punctuality_id = null
      where ${session} and enrollment_id = (select enrollment_id from remote_requests where id = ${ids.conflictingRequest})`);
    const row = (await ofCourse('ta')).body.remoteAttendanceRequests.find(
      ({ remoteAttendanceRequest }) => remoteAttendanceRequest.id === ids.conflictingRequest,
    );
    expect(row).toMatchObject({ absence: { excused: true }, excusedAbsenceReason: { description: 'Illness' } });
  });
});

describe('the requests of a general manager', () => {
  test('are those of all courses of the university, of no other one [REM-003, REM-032, REM-042]', async () => {
    const { status, body } = await all();
    expect([status, sorted(idsOf(body.remoteAttendanceRequests))]).toEqual([
      200,
      sorted([...HERE, ids.dataCourseRequest, ids.fullTimeRequest]),
    ]);
  });

  test('of all universities with such an enrollment [REM-003, REM-042]', async () => {
    await world.db.run(sql`
      insert into enrollments (university_id, course_id, account_id, role) values (${ids.lakeside}, ${ids.lakesideCourse}, ${ids.accounts.cm}, 'admin')`);
    expect(idsOf((await all()).body.remoteAttendanceRequests)).toContain(ids.lakesideRequest);
    expect(idsOf((await all('cm', { universityId: ids.lakeside })).body.remoteAttendanceRequests)).toEqual([
      ids.lakesideRequest,
    ]);
    await world.db.run(
      sql`delete from enrollments where university_id = ${ids.lakeside} and account_id = ${ids.accounts.cm}`,
    );
  });

  test('can be narrowed to a cohort or a course; elsewhere there is nothing [REM-003, REM-042]', async () => {
    const of = async (more: object) => sorted(idsOf((await all('cm', more)).body.remoteAttendanceRequests));
    expect(await of({ courseId: ids.dataCourse })).toEqual([ids.dataCourseRequest]);
    expect(await of({ cohortId: ids.activeCohort, status: 'pending' })).toEqual(sorted(OPEN_HERE));
    expect(await of({ universityId: ids.lakeside })).toEqual([]);
    expect(await of({ courseId: ids.lakesideCourse })).toEqual([]);
    expect(await of({ cohortId: ids.activeCohort, courseId: ids.dataCourse })).toEqual([]);
  });

  test('are for nobody else [REM-034, REM-042]', async () => {
    for (const who of ['admin', 'student', 'instructor', 'ta', 'ssm', 'cd', 'nobody'] as const)
      expect([who, (await all(who)).status]).toEqual([who, 403]);
  });
});

describe('20,000 requests', () => {
  beforeAll(async () => {
    await world.db.run(sql`
      with many as (
        insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
        select s.university_id, s.course_id, 1, s.category_code, 'Class ' || n, s.start_time, s.end_time
        from sessions s, generate_series(1, 850) as n where s.id = ${ids.futureSession} returning id)
      insert into remote_requests (university_id, course_id, session_id, enrollment_id, requested_at)
      select e.university_id, e.course_id, many.id, e.id, ${ANCHOR}::timestamptz - interval '1 day' - make_interval(secs => many.id % 7)
      from many cross join enrollments e where e.course_id = ${ids.activeCourse} and e.role = 'student' and e.active`);
    await world.db.run(sql`
      insert into remote_decisions (university_id, request_id, approved, decided_by, decided_at)
      select university_id, id, id % 2 = 0, ${ids.accounts.ssm}::int, ${ANCHOR}::timestamptz from remote_requests where id > 1000 and id % 50 <> 0`);
    await world.db.script('analyze');
  }, 60_000);

  test('come page by page, each once and in order', async () => {
    const seen: RemoteAttendanceRow[] = [];
    let before: unknown;
    do {
      const { body } = await all('cm', { status: 'pending', before });
      expect(body.remoteAttendanceRequests.length).toBeLessThanOrEqual(PAGE_LENGTH);
      seen.push(...body.remoteAttendanceRequests);
      before = body.next ?? undefined;
    } while (before !== undefined);
    const wanted = await textsOf(
      world.db,
      sql`select id from remote_requests where university_id = ${ids.northfield} and state = 'pending' and cancelled_at is null
        order by requested_at desc, id desc`,
    );
    expect(wanted.length).toBeGreaterThan(400);
    expect(idsOf(seen).map(String)).toEqual(wanted);
  });

  test.each(['remoteAttendanceRequests', 'allRemoteAttendanceRequests'] as const)(
    '%s asks the database three times: who calls, the page, and what the caller can still undo',
    async (name) => {
      const { database, take } = recording(world.db);
      const who = name === 'remoteAttendanceRequests' ? 'ssm' : 'cm';
      const input = who === 'ssm' ? { enrollmentId: ids.enrollments.ssm } : {};
      const token = await world.tokenOf(who);
      take();
      const served = { allRemoteAttendanceRequests, remoteAttendanceRequests }[name] as unknown as Handler;
      await handleCall(served, { token, input, ip: '127.0.0.1' }, { ...world.services, database });
      expect(take().flatMap(({ statements }) => statements)).toHaveLength(3);
    },
  );

  /** A node of a query plan, with the way in which the table of requests was read and the number of rows. */
  interface Node {
    'Node Type': string;
    'Relation Name'?: string;
    Alias?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Node[];
  }
  const reads = (node: Node): { of: string | undefined; how: string; rows: number }[] => [
    ...(node['Relation Name'] === 'remote_requests'
      ? [
          {
            of: node.Alias,
            how: node['Node Type'],
            rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          },
        ]
      : []),
    ...(node.Plans ?? []).flatMap(reads),
  ];

  test.each([
    ['all of them', {}, {}],
    ['what is open', {}, { status: 'pending' }],
    ['a late page', {}, { status: 'approved', before: { date: '2026-03-10T22:09:54.000Z', id: 9000 } }],
    ['one course', { courseId: 111 }, { status: 'denied' }],
  ] as const)('read along an index no more than a page needs: %s', async (_name, where, wanted) => {
    const query = pageQuery(stretchesOfManager(ids.accounts.cm, where), wanted);
    const plan = await world.db.one<Record<'QUERY PLAN', [{ Plan: Node }]>>(
      sql`explain (analyze, format json) ${query}`,
    );
    const done = reads(plan['QUERY PLAN'][0].Plan);
    expect(done.filter(({ how }) => !how.startsWith('Index'))).toEqual([]);
    const rowsOf = (read: typeof done) => read.reduce((sum, { rows }) => sum + rows, 0);
    const [balances, page] = [done.filter(({ of }) => of === 'r'), done.filter(({ of }) => of !== 'r')];
    // at most a page for each of three states, and for each student only waiting requests
    expect(rowsOf(page)).toBeLessThanOrEqual(3 * (PAGE_LENGTH + 1));
    const { most } = await world.db.one<{ most: number }>(sql`
      select max(n)::int as most from (
        select count(*) as n from remote_requests where state = 'pending' and cancelled_at is null group by enrollment_id) w`);
    expect(rowsOf(balances)).toBeLessThanOrEqual((PAGE_LENGTH + 1) * most);
  });
});
