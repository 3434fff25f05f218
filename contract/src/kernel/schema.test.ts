import { expect, test } from 'vitest';
import { instant } from './schema.ts';

const isInstant = (value: string) => instant().safeParse(value).success;

test('an instant is what a date writes, and nothing else [D-010]', () => {
  for (let day = Date.parse('1999-12-25T23:59:59.999Z'); day < Date.parse('2005-01-05T00:00:00Z'); day += 86_400_000)
    expect(isInstant(new Date(day).toISOString())).toBe(true);
  const others = [
    '2026-02-29T10:00:00.000Z',
    '2026-04-31T10:00:00.000Z',
    '2026-02-30T10:00:00.000Z',
    '2026-13-01T10:00:00.000Z',
    '2026-00-10T10:00:00.000Z',
    '2026-01-00T10:00:00.000Z',
    '2026-01-32T10:00:00.000Z',
    '2026-01-10T24:00:00.000Z',
    '2026-01-10T10:60:00.000Z',
    '2026-01-10T10:00:60.000Z',
    '2026-01-10T10:00:00Z',
    '2026-01-10T10:00:00.000+00:00',
    '2026-01-10',
    ' 2026-01-10T10:00:00.000Z',
    '',
  ];
  expect(others.filter(isInstant)).toEqual([]);
  expect(isInstant('2028-02-29T23:59:59.999Z')).toBe(true);
});
