import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CODE_ALPHABET, CODE_SHOWN_FOR, codeChangesAt } from '@bcs/contract/features/attendance/check-in-code';
import { instantOf, msOf, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { checkInCodeAt, judgeCode } from './check-in-code.ts';

const SECRET = 'a secret of one session';

describe('the code', () => {
  test('is six letters that change every 30 seconds, and another for every session', () => {
    const codes = Array.from({ length: 200 }, (_, step) => checkInCodeAt(SECRET, instantOf(step * CODE_SHOWN_FOR)));
    expect(codes.every((code) => /^.{6}$/u.test(code) && [...code].every((each) => CODE_ALPHABET.includes(each)))).toBe(
      true,
    );
    expect(new Set(codes).size).toBe(200);
    expect(checkInCodeAt('another secret', ANCHOR)).not.toBe(checkInCodeAt(SECRET, ANCHOR));
  });
  test('counts while it is shown and for one turn more, to the millisecond', () => {
    const code = checkInCodeAt(SECRET, ANCHOR);
    const first = instantOf(msOf(codeChangesAt(ANCHOR)) - CODE_SHOWN_FOR);
    const verdictAt = (ms: number) => judgeCode(SECRET, code, plus(first, ms));
    expect([-1, 0, 2 * CODE_SHOWN_FOR - 1, 2 * CODE_SHOWN_FOR].map(verdictAt)).toEqual([
      'wrong',
      'right',
      'right',
      'wrong',
    ]);
    expect(judgeCode(SECRET, ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`, ANCHOR)).toBe('right');
    expect([undefined, '', ' - '].map((typed) => judgeCode(SECRET, typed, ANCHOR))).toEqual(Array(3).fill('missing'));
  });
});

describe('checking in with it', () => {
  const world = useWorld();
  const { ids } = world;
  const sessionId = ids.todaysSession;
  const checkIn = (code?: string) => world.as('student').call('sessionCheckIn', { sessionId, code });
  const shown = async () => (await world.as('ta').call('checkInCode', { sessionId })).body;
  const rules = (checkInCodeRequired: boolean, who: 'ssm' | 'ta' = 'ssm') =>
    world
      .as(who)
      .call('setAttendanceRules', { courseId: ids.activeCourse, checkInCodeRequired, absentAfterSession: false });
  const MISSING = [422, 'Please enter the code that is shown in your classroom.'];
  const WRONG = [422, 'This code is wrong or has expired. Please enter the one shown now.'];
  const TOO_MANY = [429, 'Too many attempts. Please wait five minutes, or ask your instructor.'];
  const outcome = async (code?: string) => {
    const { status, body } = await checkIn(code);
    return status === 200 ? [200, body.attendance.statusCode] : [status, body.errorMessage];
  };

  beforeEach(async () => {
    world.at(ANCHOR);
    await rules(true);
  });
  afterEach(async () => {
    await world.db.run(sql`delete from attendance where session_id = ${sessionId}`);
    await world.db.run(sql`delete from attendance_history where session_id = ${sessionId}`);
    await world.db.run(sql`delete from rate_limits`);
  });

  test('is asked for where the course wants it, and only there', async () => {
    expect(await outcome()).toEqual(MISSING);
    expect(await outcome('CDFHJK')).toEqual(WRONG);
    expect((await world.as('student').call('sessionDetail', { sessionId })).body.checkInCodeRequired).toBe(true);
    expect(await outcome((await shown()).code)).toEqual([200, 'present']);
    await rules(false);
    expect((await world.as('student').call('sessionDetail', { sessionId })).body.checkInCodeRequired).toBe(false);
    expect((await outcome('CDFHJK'))[1]).toBe('Present');
  });

  test('each rule is set by itself: of two people who change one each, both get their way', async () => {
    const set = (who: 'ssm' | 'admin', changed: object) =>
      world.as(who).call('setAttendanceRules', { courseId: ids.activeCourse, ...changed });
    const stored = async () =>
      (await world.as('ssm').call('checkInCode', { sessionId: ids.tomorrowsSession })).body.rules;
    await set('ssm', { absentAfterSession: true });
    await set('admin', { checkInCodeRequired: false });
    expect(await stored()).toEqual({ checkInCodeRequired: false, absentAfterSession: true });
    await set('ssm', { absentAfterSession: false });
    expect(await stored()).toEqual({ checkInCodeRequired: false, absentAfterSession: false });
  });

  test('takes the code before the one that is shown, and none before that', async () => {
    const { code, changesAt } = await shown();
    expect(changesAt).toBe(codeChangesAt(ANCHOR));
    world.at(plus(changesAt, CODE_SHOWN_FOR));
    expect(await outcome(code)).toEqual(WRONG);
    world.at(plus(changesAt, CODE_SHOWN_FOR - 1));
    expect(await outcome(code)).toEqual([200, 'present']);
  });

  test('a code of another session is of no use', async () => {
    const other = await world.as('ta').call('checkInCode', { sessionId: ids.tomorrowsSession });
    expect(await outcome(other.body.code)).toEqual(WRONG);
  });

  test('nobody guesses: after ten tries in five minutes the right code does not help either, and tries that were refused count', async () => {
    for (let tried = 0; tried < 10; tried++) expect(await outcome('CDFHJK')).toEqual(WRONG);
    expect(await outcome((await shown()).code)).toEqual(TOO_MANY);
    world.at(plus(ANCHOR, 5 * 60_000 + 1));
    expect(await outcome((await shown()).code)).toEqual([200, 'present']);
  });

  test('opens no window that is closed [ATT-007, ATT-008]', async () => {
    world.at('2026-03-11T23:15:00.001Z');
    expect(await outcome((await shown()).code)).toEqual([409, 'Check In Has Ended']);
    expect(await numberOf(world.db, sql`select count(*) from attendance where session_id = ${sessionId}`)).toBe(0);
  });

  test('the code is seen by those who take attendance; the rule is made by admins and success managers', async () => {
    for (const who of ['admin', 'instructor', 'ta', 'ssm'] as const)
      expect((await world.as(who).call('checkInCode', { sessionId })).status).toBe(200);
    for (const who of ['student', 'cd', 'cm'] as const)
      expect((await world.as(who).call('checkInCode', { sessionId })).status).toBe(403);
    expect((await rules(false, 'ta')).status).toBe(403);
  });
});
