import { expect, test } from 'vitest';
import { judgeRequirements } from './requirements.ts';
import { item, limits, NOW, record, session, work } from './sample-record.ts';
import { judgeStanding } from './standing.ts';

const absent = (count: number) =>
  Array.from({ length: count }, (_, place) => session(-1 - place, { statusCode: 'absent' }));
const standing = (absences: number, over = {}) =>
  judgeStanding(judgeRequirements(record({ sessions: absent(absences), ...over }), NOW));

test('whoever misses a requirement today is off track, whoever is one away from it at risk [SUCC-030]', () => {
  const five = limits({ maxAbsence: 5 });
  expect([0, 3, 4, 5, 6].map((count) => standing(count, five))).toEqual([
    'on track',
    'on track',
    'at risk',
    'at risk',
    'off track',
  ]);
});

test('a limit of which nothing was used makes nobody a risk [SUCC-030]', () => {
  expect(standing(0, limits({ maxAbsence: 0 }))).toBe('on track');
});

test('an average less than two points above its minimum is close [SUCC-030]', () => {
  const graded = (grade: 'C' | 'C+' | 'C-') => ({ items: [item(-1, { submission: work({ grade }) })] });
  expect([standing(0, graded('C+')), standing(0, graded('C')), standing(0, graded('C-'))]).toEqual([
    'on track',
    'at risk',
    'off track',
  ]);
});
