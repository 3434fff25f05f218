import { expect, test } from 'vitest';
import { recordingLength, readRecordingSearch, groupByWeek } from './recording-search.ts';

const at = (startTime: string, endTime: string) => ({ startTime, endTime });

test('the length of a class in words', () => {
  expect(recordingLength(at('2026-03-11T22:30:00.000Z', '2026-03-12T01:30:00.000Z'))).toBe('3 h');
  expect(recordingLength(at('2026-03-11T22:30:00.000Z', '2026-03-12T00:00:00.000Z'))).toBe('1 h 30 min');
  expect(recordingLength(at('2026-03-11T22:30:00.000Z', '2026-03-11T23:15:00.000Z'))).toBe('45 min');
});

test('recordings stand in the week of the course on campus, whatever the day elsewhere [D-011]', () => {
  const recording = (id: number, startTime: string) => ({
    id,
    name: 'Loops',
    chapter: null,
    context: { id: 1 as const, contextCode: 'academic' as const },
    videoIds: [id],
    statusCode: null,
    ...at(startTime, startTime),
  });
  // Saturday evening in New York is Sunday in UTC
  const weeks = groupByWeek(
    [recording(2, '2026-01-11T23:00:00.000Z'), recording(1, '2026-01-11T01:00:00.000Z')],
    '2026-01-05',
    'America/New_York',
  );
  expect(weeks.map(([week, list]) => [week, list.map(({ id }) => id)])).toEqual([
    [2, [2]],
    [1, [1]],
  ]);
});

test('what is no filter counts as none', () => {
  expect(readRecordingSearch({ q: 'x'.repeat(101), only: 'else' })).toEqual({ q: undefined, only: undefined });
  expect(readRecordingSearch({ q: 'loops', only: 'missed' })).toEqual({ q: 'loops', only: 'missed' });
});
