import { expect, test } from 'vitest';
import { partCountsText, closeWithHidden } from './plot-words.ts';

const KEYS = [
  { label: 'Present', tone: 'good' },
  { label: 'Absent', tone: 'bad' },
] as const;

test('what is too small to be told closes its bar, so that it does not read as nobody [SUCC-068]', () => {
  const bars = [
    { students: 24, shown: [20, null] },
    { students: 24, shown: [18, 6] },
  ];
  const { keys, valuesOf } = closeWithHidden(KEYS, bars);
  expect(keys.map(({ label }) => label)).toEqual(['Present', 'Absent', 'Too few to tell apart']);
  expect(bars.map(valuesOf)).toEqual([
    [20, 0, 4],
    [18, 6, 0],
  ]);
  expect(partCountsText(KEYS, [20, null])).toBe('20 present, fewer than 5 absent');
});

test('where all is told there is nothing to close', () => {
  const bars = [{ students: 24, shown: [22, 2] }];
  const { keys, valuesOf } = closeWithHidden(KEYS, bars);
  expect(keys).toHaveLength(2);
  expect(bars.map(valuesOf)).toEqual([[22, 2]]);
});
