import { expect, test } from 'vitest';
import { begunMeetings, meetingsOf, tallyMeetings } from './tally.ts';

const NOW = '2026-03-12T12:00:00.000Z';
const row = (
  startTime: string,
  statusCode: Parameters<typeof tallyMeetings>[0][number]['statusCode'],
  contextId: 1 | 2 = 1,
) => ({
  session: { startTime, context: { id: contextId, contextCode: contextId === 1 ? 'academic' : 'career' } as const },
  statusCode,
  wasThere: true,
});
const history = [
  row('2026-03-14T22:00:00.000Z', 'remote'),
  row(NOW, 'remote'),
  row('2026-03-11T22:00:00.000Z', 'present'),
  row('2026-03-10T22:00:00.000Z', 'absent', 2),
  row('2026-03-09T22:00:00.000Z', 'exception'),
  { ...row('2026-01-09T22:00:00.000Z', 'absent'), wasThere: false },
];

test('what lies ahead is in no sum, from its very start on it is [ATT-031, D-242]', () => {
  expect(tallyMeetings(history, NOW)).toEqual({ attended: 2, remote: 1, absent: 0, excused: 1 });
  expect(tallyMeetings(history, '2026-03-14T21:59:59.999Z').attended).toBe(2);
  expect(tallyMeetings(history, '2026-03-14T22:00:00.000Z').attended).toBe(3);
});

test('only academic meetings of the time in which somebody was there are counted [D-118, D-229]', () => {
  expect(meetingsOf(history).map(({ statusCode }) => statusCode)).toEqual(['remote', 'remote', 'present', 'exception']);
  expect(begunMeetings(history, NOW)).toHaveLength(3);
});
