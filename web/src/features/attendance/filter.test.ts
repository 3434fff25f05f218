import { expect, test } from 'vitest';
import { filterChoices, matches, NO_FILTER } from './filter.ts';

const lucia = { student: { id: 1, firstName: 'Ana Lucía', lastName: 'Ríos' } };

test('the table is filtered by status, each choice with its number [ATT-004]', () => {
  expect(filterChoices(['none', 'present', 'present', 'exception']).map(({ label }) => label)).toEqual([
    'All 4',
    'None 1',
    'Present 2',
    'Remote 0',
    'Absent 0',
    'Exception 1',
  ]);
  expect(matches(lucia, 'absent', { status: 'absent', name: '' })).toBe(true);
  expect(matches(lucia, 'present', { status: 'absent', name: '' })).toBe(false);
  expect(matches(lucia, 'none', NO_FILTER)).toBe(true);
});

test('and by name, whatever the accents and capitals [ATT-004]', () => {
  for (const name of ['rios', ' LUCIA ', 'ana l', 'cía r'])
    expect(matches(lucia, 'none', { status: 'all', name })).toBe(true);
  expect(matches(lucia, 'none', { status: 'all', name: 'noah' })).toBe(false);
});
