import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import { handleCall } from '#kernel/pipeline';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { defineHandler, type Handler } from '#kernel/handler';
import type { DemoName } from '#database/seed/ids';
import { RACE } from '#testing/effort';
import { numberOf } from '#testing/rows';
import type { CallAnswer } from '#testing/client';
import { useWorld } from '#testing/world';
import * as handlers from './handlers.ts';
import { getRequestNow } from './queries-decide.ts';
import { findRequestFacts } from './queries-request.ts';

type Doing =
  | CallAnswer<'deleteRemoteAttendanceRequest'>
  | CallAnswer<'setAttendanceStatus'>
  | CallAnswer<'createRemoteAttendanceApproval'>
  | CallAnswer<'createRemoteAttendanceDenial'>;

const world = useWorld();
const { ids } = world;
const student = ids.enrollments.student;
const request = ids.pendingRequest;
const POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';
const rounds = Array.from({ length: RACE.rounds }, (_, round) => round);
const PARALLEL = RACE.parallel;
const atOnce = <T>(ask: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => ask(index)));

const ask = (index: number) => ({
  id: null,
  studentEnrollmentId: student,
  sessionId: ahead[index] ?? 0,
});
const decision = { id: null, remoteAttendanceRequestId: request };

let lastPlanted = 0;
/** Sessions without any requests. */
let ahead: readonly number[] = [];
beforeEach(async () => {
  const sessions = await world.db.many<{ id: number }>(
    sql`select id from sessions where course_id = ${ids.activeCourse} and context_id = 1 and id > ${ids.approvedSession}
      and id not in (select session_id from remote_requests) order by id limit ${PARALLEL}`,
  );
  ahead = sessions.map(({ id }) => id);
  lastPlanted ||= await numberOf(world.db, sql`select max(id) from remote_requests`);
  // fetches tokens first, so that the race is only about requests
  for (const who of ['student', 'ta', 'ssm', 'instructor', 'cm'] as const) await world.tokenOf(who);
});
const wipe = async () => {
  await world.db.run(sql`delete from remote_requests where id > ${lastPlanted}`);
  await world.db.run(sql`delete from remote_decisions where request_id = ${request}`);
  await world.db.run(sql`update remote_requests set state = 'pending', cancelled_at = null where id = ${request}`);
  for (const table of [sql`attendance`, sql`attendance_history`])
    await world.db.run(
      sql`delete from ${table} where session_id = ${ids.requestedSession} and enrollment_id = ${student}`,
    );
  await world.db.run(sql`delete from notifications where created_at >= ${world.now}`);
};

/** Sets the limit so that some remote days are left; Maya has used two and waits for one. */
const leave = (left: number) =>
  world.db.run(sql`update courses set max_remote_attendance = ${3 + left} where id = ${ids.activeCourse}`);
const overLimit = () =>
  numberOf(
    world.db,
    sql`select count(*) from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
      where e.id = ${student} and c.max_remote_attendance <
        (select count(*) from attendance a where a.university_id = e.university_id and a.enrollment_id = e.id and a.status_code = 'remote')
        + (select count(*) from remote_requests q where q.university_id = e.university_id and q.enrollment_id = e.id
            and q.state = 'pending' and q.cancelled_at is null)`,
  );
/**
 * Counts inconsistencies: both decided and cancelled, a state without a decision, an approval over existing attendance,
 * news without a decision.
 */
const broken = () =>
  numberOf(
    world.db,
    sql`select
      (select count(*) from remote_requests q left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
        where q.id = ${request} and (
          (q.cancelled_at is not null and d.id is not null)
          or q.state <> case when d.approved then 'approved' when not d.approved then 'denied' else 'pending' end))
      + (select count(*) from attendance_history h where h.session_id = ${ids.requestedSession} and h.enrollment_id = ${student}
          and h.new_status = 'remote' and h.old_status is not null)
      + (select abs(
          (select count(*) from attendance_history h where h.session_id = ${ids.requestedSession} and h.enrollment_id = ${student} and h.new_status = 'remote')
          - (select count(*) from remote_decisions where request_id = ${request} and approved)))
      + (select abs(
          (select count(*) from notifications where enrollment_id = ${student} and type in ('REMOTE_APPROVED', 'REMOTE_DENIED') and created_at >= ${world.now})
          - (select count(*) from remote_decisions where request_id = ${request})))`,
  );

describe('at once', () => {
  test('no more requests than are left come through, in whatever order [REM-016, REM-037]', async () => {
    for (const round of rounds) {
      await wipe();
      const left = round % 3;
      await leave(left);
      const answers = await atOnce((index) => world.as('student').call('createRemoteAttendanceRequest', ask(index)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(left);
      expect(answers.filter(({ body }) => body.errorCode === 'REMOTE_LIMIT_REACHED')).toHaveLength(PARALLEL - left);
      expect(await overLimit()).toBe(0);
    }
    await wipe();
  });

  test('of approvals, denials, a cancellation and a mark one wins, and the others are told so [REM-012, REM-013, REM-014]', async () => {
    const deciders = ['ta', 'ssm', 'instructor', 'cm'] as const;
    for (const round of rounds) {
      await wipe();
      const answers = await atOnce<Doing>((index) => {
        const turn = (index + round) % 6;
        if (turn === 0) return world.as('student').call('deleteRemoteAttendanceRequest', { id: request });
        if (turn === 1 && round % 2 === 0)
          return world.as('ta').call('setAttendanceStatus', {
            sessionId: ids.requestedSession,
            studentId: ids.accounts.student,
            statusCode: 'absent',
            excusedAbsenceReasonId: null,
          });
        const who = world.as(deciders[index % deciders.length] ?? 'ta');
        return turn % 2
          ? who.call('createRemoteAttendanceApproval', decision)
          : who.call('createRemoteAttendanceDenial', decision);
      });
      const won = answers.filter(
        ({ status, body }) => status === 200 && ('approval' in body || 'denial' in body || 'enrollment' in body),
      );
      expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
      expect([won.length, await broken()]).toEqual([1, 0]);
    }
    await wipe();
  });
});

/** Lets two callers both read before either of them continues. */
const meeting = () => {
  let waiting = 2;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    waiting -= 1;
    if (waiting === 0) resolve();
    return promise;
  };
};

describe.runIf(POSTGRES)('without locking the student', () => {
  const send = async (who: DemoName, served: unknown, input: object) => {
    try {
      return await handleCall(
        served as Handler,
        { token: await world.tokenOf(who), input, ip: '127.0.0.1' },
        world.services,
      );
    } catch (error) {
      if (error instanceof RefusalError) return error.failure.code;
      throw error;
    }
  };

  test('two requests come through where one is left', async () => {
    await wipe();
    await leave(1);
    const meet = meeting();
    const { call, steps } = handlers.createRemoteAttendanceRequest;
    const careless = defineHandler(call, {
      ...steps,
      facts: async ({ sessionId }, { db, viewer }) => {
        const weighed = orNotFound(await findRequestFacts(db, viewer, sessionId));
        await meet();
        return weighed;
      },
    } as typeof steps);
    await Promise.all([0, 1].map((index) => send('student', careless, ask(index))));
    expect(await overLimit()).toBe(1);
    await wipe();
  });

  test('a request is approved and cancelled', async () => {
    await wipe();
    const meet = meeting();
    const { createRemoteAttendanceApproval: approval, deleteRemoteAttendanceRequest: cancel } = handlers;
    const approve = defineHandler(approval.call, {
      ...approval.steps,
      facts: async ({ remoteAttendanceRequestId }, { db, viewer }) => {
        const now = orNotFound(await getRequestNow(db, viewer, remoteAttendanceRequestId));
        await meet();
        return now;
      },
    } as typeof approval.steps);
    const takeBack = defineHandler(cancel.call, {
      ...cancel.steps,
      facts: async ({ id }, { db, viewer }) => {
        const now = orNotFound(await getRequestNow(db, viewer, id));
        await meet();
        return now;
      },
    } as typeof cancel.steps);
    await Promise.all([send('ta', approve, decision), send('student', takeBack, { id: request })]);
    expect(await broken()).toBeGreaterThan(0);
    await wipe();
  });
});
