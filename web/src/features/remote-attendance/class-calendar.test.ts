import { expect, test } from 'vitest';
import { historyRow } from '#testing/student-profiles.ts';
import { classCalendar } from './class-calendar.ts';

const PLACE = { startDate: '2026-01-05', zone: 'America/New_York', now: '2026-01-22T00:00:00.000Z' };

test('a column for each week, a row for each day on which the course meets, and gaps where it does not', () => {
  const career = historyRow(9, '2026-01-07T23:30:00.000Z', 'absent');
  const { columns, classes } = classCalendar(
    [
      historyRow(4, '2026-01-23T23:30:00.000Z', 'none'),
      historyRow(3, '2026-01-20T23:30:00.000Z', 'none'),
      historyRow(1, '2026-01-06T23:30:00.000Z', 'present'),
      // 00:30 in UTC is still Saturday in New York
      historyRow(2, '2026-01-11T00:30:00.000Z', 'remote'),
      { ...career, session: { ...career.session, context: { id: 2, contextCode: 'career' } } },
    ],
    PLACE,
  );
  expect(columns.map((week) => week.map((each) => each?.mark ?? null))).toEqual([
    ['present', null, 'remote'],
    [null, null, null],
    ['none', 'future', null],
  ]);
  expect(classes.map(({ week, day }) => [week, day])).toEqual([
    [1, '2026-01-06'],
    [1, '2026-01-10'],
    [3, '2026-01-20'],
    [3, '2026-01-23'],
  ]);
});

test('an approved remote day is to come until it begins, and what came before somebody has no place [D-229, D-242]', () => {
  const step = { id: 1, date: PLACE.now };
  const ahead = {
    ...historyRow(2, '2026-01-22T00:00:00.001Z', 'remote'),
    remoteAttendanceRequest: step,
    remoteAttendanceApproval: step,
  };
  const before = { ...historyRow(1, '2026-01-06T23:30:00.000Z', 'absent'), wasThere: false };
  const marksAt = (now: string) => classCalendar([before, ahead], { ...PLACE, now }).classes.map(({ mark }) => mark);
  expect(marksAt(PLACE.now)).toEqual(['approved']);
  expect(marksAt(ahead.session.startTime)).toEqual(['remote']);
});

test('two classes on one day have a row each, and without classes there is nothing', () => {
  const two = [
    historyRow(1, '2026-01-06T15:00:00.000Z', 'present'),
    historyRow(2, '2026-01-06T20:00:00.000Z', 'absent'),
  ];
  expect(classCalendar(two, PLACE)).toMatchObject({
    columns: [[{ mark: 'present' }, { mark: 'absent' }]],
  });
  expect(classCalendar([], PLACE)).toEqual({ classes: [], columns: [] });
});
