import { expect, test } from 'vitest';
import { best } from './best.ts';

const item = (title: string, kind = 'student') => ({ kind, title });

test('without slips comes before with one, and the beginning of the title before its middle', () => {
  const items = ['Anna Marias', 'Marla Berg', 'Maria Costa', 'Ben Maria'].map((title) => item(title));
  expect(best(items, 'maria', 20).map(({ title }) => title)).toEqual([
    'Maria Costa',
    'Anna Marias',
    'Ben Maria',
    'Marla Berg',
  ]);
});

test('every kind is heard before one of them fills the list [SUCC-074]', () => {
  const many = Array.from({ length: 40 }, (_, at) => item(`Anna ${at}`));
  const found = best([...many, item('Animations', 'session'), item('Angular', 'assignment')], 'an', 20);
  expect(found).toHaveLength(20);
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['session', 'assignment']));
});

test('nothing typed finds nothing', () => {
  expect(best([item('Anna')], ' .,- ', 20)).toEqual([]);
});
