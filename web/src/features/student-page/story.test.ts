import { tallyMeetings } from '@bcs/contract/features/remote-attendance/tally';
import { describe, expect, test } from 'vitest';
import { gradesRow, historyRow } from '#testing/student-profiles.ts';
import { groupByWeek } from './attendance-weeks.ts';
import { gradeCourse } from '#features/grades/grade-course.ts';
import { lastSeenText } from './last-seen.ts';

describe('grades over time', () => {
  test('in the order of submission, each with the average of what counts so far [D-096]', () => {
    const prework = gradesRow(4, { at: '2026-01-05T22:00:00.000Z', grade: 'F' });
    const course = gradeCourse([
      gradesRow(2, { at: '2026-01-20T22:00:00.000Z', grade: 'C' }),
      gradesRow(1, { at: '2026-01-10T22:00:00.000Z', grade: 'A' }),
      gradesRow(3),
      gradesRow(5, { at: '2026-01-30T22:00:00.000Z' }),
      { ...prework, assignment: { ...prework.assignment, prework: true } },
    ]);
    expect(course.map(({ id, weight, average }) => [id, weight, average])).toEqual([
      [4, 40, null],
      [1, 100, 100],
      [2, 75, 88],
    ]);
  });
});

describe('attendance over the weeks', () => {
  const place = { startDate: '2026-01-05', zone: 'America/New_York', now: '2026-02-01T00:00:00.000Z' };
  test('counts class sessions that have begun, and a week without one stays a gap', () => {
    const career = historyRow(9, '2026-01-07T23:30:00.000Z', 'absent');
    const weeks = groupByWeek(
      [
        historyRow(1, '2026-01-06T23:30:00.000Z', 'present'),
        // Sunday, 00:30 in UTC, is Saturday evening in New York
        historyRow(2, '2026-01-11T00:30:00.000Z', 'remote'),
        historyRow(3, '2026-01-20T23:30:00.000Z', 'absent'),
        historyRow(4, '2026-01-21T23:30:00.000Z', 'none'),
        historyRow(5, '2026-02-03T23:30:00.000Z', 'remote'),
        { ...career, session: { ...career.session, context: { id: 2, contextCode: 'career' } } },
      ],
      place,
    );
    expect(weeks).toEqual([
      { number: 1, values: [1, 1, 0, 0] },
      { number: 2, values: [0, 0, 0, 0] },
      { number: 3, values: [0, 0, 0, 1] },
    ]);
  });
  test('without a session there is nothing to draw', () => expect(groupByWeek([], place)).toEqual([]));
  test('adds up to the figures above it', () => {
    const rows = [
      historyRow(1, '2026-01-06T23:30:00.000Z', 'present'),
      historyRow(2, '2026-01-07T23:30:00.000Z', 'remote'),
      historyRow(3, '2026-01-08T23:30:00.000Z', 'exception'),
      historyRow(4, '2026-02-08T23:30:00.000Z', 'remote'),
    ];
    expect(tallyMeetings(rows, place.now)).toEqual({ attended: 2, remote: 1, absent: 0, excused: 1 });
  });
});

test.each([
  [null, 'Never'],
  [0, 'Today'],
  [1, 'Yesterday'],
  [8, '8 days ago'],
])('last seen: %s is %s', (days, text) => expect(lastSeenText(days)).toBe(text));
