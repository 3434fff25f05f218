import { afterEach, describe, expect, test } from 'vitest';
import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { textsOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const sessionId = ids.todaysSession;
const studentId = ids.accounts.student;
const set = (who: DemoName, statusCode: StatusCode, more: object = {}) =>
  world
    .as(who)
    .call('setAttendanceStatus', { sessionId, studentId, statusCode, excusedAbsenceReasonId: null, ...more });
const notified = () =>
  textsOf(
    world.db,
    sql`select content ->> 'message' from notifications where type like 'ABSENCE%' and created_at >= ${ANCHOR} order by id`,
  );

afterEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from attendance where session_id = ${sessionId}`);
  await world.db.run(sql`delete from attendance_history where session_id = ${sessionId}`);
  await world.db.run(sql`delete from notifications where created_at >= ${ANCHOR}`);
});

describe('setting a status', () => {
  test('is open to the four roles that run the course [ATT-012, ATT-013, ATT-014, ATT-015, ATT-022, ATT-028]', async () => {
    for (const who of ['admin', 'instructor', 'ta', 'ssm'] as const)
      for (const statusCode of ['present', 'remote', 'absent', 'none'] as const) {
        const { status, body } = await set(who, statusCode);
        expect([who, status, body.attendance.statusCode, body.attendance.remote]).toEqual([
          who,
          200,
          statusCode,
          statusCode === 'remote',
        ]);
      }
  });
  test('is refused to all others [ATT-024, ATT-025, ATT-028]', async () => {
    for (const who of ['student', 'student2', 'cd', 'cm'] as const)
      expect((await set(who, 'present')).status).toBe(403);
    expect((await set('lakesideInstructor', 'present')).status).toBe(404);
    expect(
      (
        await world.anonymous.call('setAttendanceStatus', {
          sessionId,
          studentId,
          statusCode: 'present',
          excusedAbsenceReasonId: null,
        })
      ).status,
    ).toBe(401);
  });
  test('reaches students of the course only [ATT-028]', async () => {
    for (const wrong of [
      ids.accounts.lakesideStudent,
      ids.accounts.instructor,
      ids.accounts.inactive,
      ids.enrollments.student,
      99_999,
    ])
      expect([wrong, (await set('admin', 'present', { studentId: wrong })).status]).toEqual([wrong, 404]);
  });
  test('knows five statuses only [ATT-017, ATT-028]', async () => {
    for (const statusCode of ['pending', 'excused', 'approved', 'Present', '']) {
      const { status } = await set('admin', statusCode as StatusCode);
      expect([statusCode, status]).toEqual([statusCode, 422]);
    }
  });

  test('keeps who, when, before and after of every change [ATT-028]', async () => {
    await set('ta', 'absent');
    world.at('2026-03-11T22:20:00.000Z');
    await set('ssm', 'exception', { excusedAbsenceReasonId: 6 });
    await set('ssm', 'none');
    const { body } = await world.as('instructor').call('attendance', { sessionId });
    if (!('students' in body)) throw new Error('students were expected');
    const row = body.students.find(({ student }) => student.id === studentId);
    expect(row?.changes).toMatchObject([
      {
        changedBy: { firstName: 'Priya', lastName: 'Raman' },
        changedAt: ANCHOR,
        oldStatus: 'none',
        newStatus: 'absent',
      },
      {
        changedBy: { firstName: 'Elena' },
        oldStatus: 'absent',
        newStatus: 'exception',
        oldReason: null,
        newReason: 'Technical outage',
      },
      {
        changedAt: '2026-03-11T22:20:00.000Z',
        oldStatus: 'exception',
        newStatus: 'none',
        oldReason: 'Technical outage',
        newReason: null,
      },
    ]);
    expect(row).toMatchObject({ statusCode: 'none', version: 3, setBy: null });
  });
  test('to what it is already changes nothing and is no change [ATT-028]', async () => {
    const first = await set('ta', 'present');
    const again = await set('instructor', 'present', { version: 0 });
    expect([again.status, again.body.attendance]).toEqual([200, first.body.attendance]);
  });
});

describe('an exception', () => {
  test('needs a reason [ATT-018]', async () => {
    for (const excusedAbsenceReasonId of [null, 99]) {
      const { status, body } = await set('ssm', 'exception', { excusedAbsenceReasonId });
      expect([status, body.errorMessage]).toEqual([422, 'Please choose a reason for the exception.']);
    }
    const { body } = await set('ssm', 'exception', { excusedAbsenceReasonId: 3 });
    expect(body.attendance).toMatchObject({ statusCode: 'exception', excusedAbsenceReasonId: 3 });
  });
  test('is for ssm and admin [ATT-016, ATT-023]', async () => {
    for (const who of ['ssm', 'admin'] as const)
      expect((await set(who, 'exception', { excusedAbsenceReasonId: 1 })).status).toBe(200);
    for (const who of ['instructor', 'ta'] as const)
      expect((await set(who, 'exception', { excusedAbsenceReasonId: 1 })).status).toBe(403);
  });
  test('is not removed by those who could not give it again [ATT-023, D-202]', async () => {
    await set('ssm', 'exception', { excusedAbsenceReasonId: 3 });
    for (const who of ['instructor', 'ta'] as const)
      for (const statusCode of ['present', 'absent', 'none'] as const) {
        const { status, body } = await set(who, statusCode);
        expect([who, status, body.errorMessage]).toEqual([
          who,
          403,
          'Only student success managers and admins can set or remove an exception.',
        ]);
      }
    expect((await set('admin', 'present')).status).toBe(200);
  });
  test('alone has a reason [ATT-005]', async () => {
    expect((await set('ssm', 'absent', { excusedAbsenceReasonId: 1 })).status).toBe(422);
  });
});

describe('the lock', () => {
  test('falls at midnight in the zone of the course, for instructor and ta [ATT-019]', async () => {
    world.at('2026-03-12T03:59:59.999Z');
    for (const who of ['instructor', 'ta', 'ssm', 'admin'] as const)
      expect((await set(who, 'present')).status).toBe(200);
    world.at('2026-03-12T04:00:00.000Z');
    for (const who of ['instructor', 'ta'] as const) {
      const { status, body } = await set(who, 'absent');
      expect([who, status, body.errorMessage]).toEqual([who, 403, 'The attendance of this session is locked.']);
    }
    for (const who of ['ssm', 'admin'] as const) expect((await set(who, 'absent')).status).toBe(200);
  });
});

describe('two at once', () => {
  test('a change made without having seen the last one is refused, not lost [ATT-028]', async () => {
    await set('ta', 'absent', { version: 0 });
    const { status, body } = await set('instructor', 'present', { version: 0 });
    expect([status, body.errorMessage]).toEqual([409, 'Someone else has changed this attendance in the meantime.']);
    expect((await set('instructor', 'present', { version: 1 })).status).toBe(200);
  });
  test('clearing and setting anew is seen as well [ATT-028]', async () => {
    await set('ta', 'absent', { version: 0 });
    await set('ta', 'none', { version: 1 });
    await set('ta', 'absent', { version: 2 });
    expect((await set('instructor', 'present', { version: 1 })).status).toBe(409);
  });
  test('without a version the last one wins, with history [ATT-028]', async () => {
    await set('ta', 'absent');
    expect((await set('instructor', 'present')).body.attendance.version).toBe(2);
  });
});

describe('an absence', () => {
  test('notifies the student, but not twice for one absence [ATT-015]', async () => {
    await set('ta', 'absent');
    await set('instructor', 'absent');
    expect(await notified()).toEqual([expect.stringMatching(/^You were marked absent from .+\.$/)]);
  });
  test('notifies the success managers too when one or none is left [ATT-032]', async () => {
    const limit = (left: number) =>
      world.db.run(sql`update courses set max_absence = ${left} where id = ${ids.activeCourse}`);
    // Maya already has two absences
    await limit(4);
    await set('ta', 'absent');
    expect(await notified()).toEqual([
      expect.stringMatching('marked absent'),
      'You have 1 absence left.',
      'Maya Okafor has 1 absence left.',
    ]);
    await set('ta', 'none');
    await limit(5);
    await set('ta', 'absent');
    expect(await notified()).toEqual([expect.stringMatching('marked absent')]);
    await limit(4);
  });
  test('that was a slip is withdrawn from everybody who has not read of it [D-201]', async () => {
    await set('ta', 'absent');
    expect(await notified()).toHaveLength(3);
    await set('ta', 'present');
    expect(await notified()).toEqual([]);
  });
  test('that was a slip is taken back in words where it was read [D-201]', async () => {
    await set('ta', 'absent');
    await world.db.run(sql`update notifications set handled_at = ${ANCHOR} where created_at >= ${ANCHOR}`);
    await set('ssm', 'exception', { excusedAbsenceReasonId: 1 });
    expect((await notified()).slice(3).toSorted()).toEqual([
      'Maya Okafor has 2 absences left.',
      'You are no longer marked absent from HTTP Servers.',
      'You have 2 absences left.',
    ]);
  });
  test('notifies again when it comes back [D-201]', async () => {
    await set('ta', 'absent');
    await world.db.run(sql`update notifications set handled_at = ${ANCHOR} where created_at >= ${ANCHOR}`);
    await set('ta', 'present');
    await set('ta', 'absent');
    const unread = sql`select content ->> 'message' from notifications
      where type = 'ABSENCE_RECORDED' and created_at >= ${ANCHOR} and handled_at is null order by id`;
    expect((await textsOf(world.db, unread)).at(-1)).toBe('You were marked absent from HTTP Servers.');
  });
  test('that is excused notifies nobody', async () => {
    await set('ssm', 'exception', { excusedAbsenceReasonId: 1 });
    expect(await notified()).toEqual([]);
  });
});
