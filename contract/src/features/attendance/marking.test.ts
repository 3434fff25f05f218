import { describe, expect, test } from 'vitest';
import { COURSE_RUNNERS } from '#kernel/roles';
import { attendanceLocksAt, isAttendanceLocked, refuseMark, statusChoices, type MarkFacts } from './marking.ts';

const NEW_YORK = 'America/New_York';
const mark = (over: Partial<MarkFacts> = {}): MarkFacts => ({
  startTime: '2026-03-11T22:30:00.000Z',
  zone: NEW_YORK,
  stored: 'none',
  statusCode: 'present',
  excusedAbsenceReasonId: null,
  ...over,
});
const DAYTIME = '2026-03-11T23:00:00.000Z';
const MIDNIGHT = '2026-03-12T04:00:00.000Z';

describe('the lock', () => {
  test('falls at midnight on campus [ATT-019, D-010, D-108]', () => {
    expect(attendanceLocksAt('2026-03-11T22:30:00.000Z', NEW_YORK)).toBe(MIDNIGHT);
    expect(attendanceLocksAt('2026-03-12T03:59:59.999Z', NEW_YORK)).toBe(MIDNIGHT);
    expect(attendanceLocksAt('2026-03-11T22:30:00.000Z', 'Asia/Kolkata')).toBe('2026-03-12T18:30:00.000Z');
  });
  test('never falls before a session that runs over midnight has ended [ATT-019, D-230]', () => {
    const endTime = '2026-03-12T05:30:00.000Z';
    expect(attendanceLocksAt('2026-03-12T02:00:00.000Z', NEW_YORK, endTime)).toBe(endTime);
    const running = mark({ startTime: '2026-03-12T02:00:00.000Z', endTime });
    expect([MIDNIGHT, endTime].map((now) => isAttendanceLocked(running, 'ta', now))).toEqual([false, true]);
  });
  test('holds from the stroke of midnight for instructor and ta only [ATT-019, D-108]', () => {
    const locked = (now: string) => COURSE_RUNNERS.filter((role) => isAttendanceLocked(mark(), role, now));
    expect(locked('2026-03-12T03:59:59.999Z')).toEqual([]);
    expect(locked(MIDNIGHT)).toEqual(['instructor', 'ta']);
  });
});

describe('setting a status', () => {
  test('is open to the four roles on the day [ATT-022]', () => {
    for (const role of COURSE_RUNNERS) {
      for (const statusCode of ['none', 'present', 'remote', 'absent'] as const)
        expect(refuseMark(mark({ statusCode }), role, DAYTIME)).toBeNull();
    }
  });
  test('is refused to instructor and ta after the lock [ATT-019]', () => {
    expect(refuseMark(mark(), 'ta', MIDNIGHT)).toMatchObject({ code: 'ATTENDANCE_LOCKED', status: 403 });
    expect(refuseMark(mark(), 'ssm', MIDNIGHT)).toBeNull();
  });
  test('an exception is for ssm and admin, and needs a reason [ATT-018, D-107]', () => {
    const exception = mark({ statusCode: 'exception', excusedAbsenceReasonId: 3 });
    expect(COURSE_RUNNERS.filter((role) => refuseMark(exception, role, DAYTIME) === null)).toEqual(['admin', 'ssm']);
    expect(refuseMark(exception, 'instructor', DAYTIME)).toMatchObject({ code: 'EXCEPTION_RESERVED', status: 403 });
    expect(refuseMark(mark({ statusCode: 'exception' }), 'ssm', DAYTIME)).toMatchObject({
      code: 'EXCEPTION_REASON_REQUIRED',
      status: 422,
    });
  });
  test('an exception is removed only by those who could give it again [ATT-023, D-202]', () => {
    for (const statusCode of ['none', 'present', 'absent'] as const) {
      const removal = mark({ stored: 'exception', statusCode });
      expect(COURSE_RUNNERS.filter((role) => refuseMark(removal, role, DAYTIME) === null)).toEqual(['admin', 'ssm']);
      expect(refuseMark(removal, 'ta', DAYTIME)).toMatchObject({ code: 'EXCEPTION_RESERVED', status: 403 });
    }
  });
  test('only an exception carries a reason [D-109]', () => {
    expect(refuseMark(mark({ excusedAbsenceReasonId: 1 }), 'admin', DAYTIME)).toMatchObject({
      code: 'EXCEPTION_REASON_UNEXPECTED',
      status: 422,
    });
  });
  test('the dropdown offers Exception to ssm and admin, and where it is locked [ATT-023, D-107]', () => {
    expect(COURSE_RUNNERS.filter((role) => statusChoices(role, false).includes('exception'))).toEqual(['admin', 'ssm']);
    expect(COURSE_RUNNERS.filter((role) => statusChoices(role, true).includes('exception'))).toEqual([
      ...COURSE_RUNNERS,
    ]);
  });
});
