import { expect, test } from 'vitest';
import { filterChoices, matchesFilter, NO_ATTENDANCE_FILTER } from './filter.ts';

const NO_REQUEST = { remoteAttendanceRequest: null, remoteAttendanceApproval: null, remoteAttendanceDenial: null };
const lucia = {
  student: { id: 1, firstName: 'Ana Lucía', lastName: 'Ríos' },
  wasThere: true,
  isBlocked: false,
  ...NO_REQUEST,
};

test('the table is filtered by status, each choice with its number [ATT-004]', () => {
  expect(filterChoices(['none', 'present', 'present', 'exception']).map(({ label }) => label)).toEqual([
    'All 4',
    'None 1',
    'Present 2',
    'Remote 0',
    'Absent 0',
    'Exception 1',
  ]);
  expect(matchesFilter(lucia, 'absent', { status: 'absent', name: '' })).toBe(true);
  expect(matchesFilter(lucia, 'present', { status: 'absent', name: '' })).toBe(false);
  expect(matchesFilter(lucia, 'none', NO_ATTENDANCE_FILTER)).toBe(true);
});

test('and by name, whatever the accents and capitals [ATT-004]', () => {
  for (const name of ['rios', ' LUCIA ', 'ana l', 'cía r'])
    expect(matchesFilter(lucia, 'none', { status: 'all', name })).toBe(true);
  expect(matchesFilter(lucia, 'none', { status: 'all', name: 'noah' })).toBe(false);
});

test('an address may ask for those of whom nothing is known, without those who wait for a decision [SUCC-009, SUCC-015]', () => {
  const open = { status: 'open', name: '' } as const;
  const asked = { id: 1, date: '2026-03-11T22:10:00.000Z' };
  expect(matchesFilter(lucia, 'none', open)).toBe(true);
  expect(matchesFilter({ ...lucia, remoteAttendanceRequest: asked }, 'none', open)).toBe(false);
  expect(matchesFilter({ ...lucia, remoteAttendanceRequest: asked, remoteAttendanceDenial: asked }, 'none', open)).toBe(
    true,
  );
  expect(matchesFilter(lucia, 'absent', open)).toBe(false);
});

test('nobody is asked for the status of who came later, or is blocked [SUCC-015, D-229]', () => {
  const open = { status: 'open', name: '' } as const;
  expect(matchesFilter({ ...lucia, wasThere: false }, 'none', open)).toBe(false);
  expect(matchesFilter({ ...lucia, isBlocked: true }, 'none', open)).toBe(false);
  expect(matchesFilter({ ...lucia, isBlocked: true }, 'none', NO_ATTENDANCE_FILTER)).toBe(true);
});
