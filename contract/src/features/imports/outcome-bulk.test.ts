import { expect, test } from 'vitest';
import type { FieldChange } from './compare.ts';
import type { Role } from '#kernel/roles';
import { toBulkRow, NOBODY, type KnownMember } from './outcome-bulk.ts';

const CHANGED: FieldChange[] = [{ column: 'role', from: null, to: 'ta' }];
const there = (role: Role | null, formerRoles: Role[] = []): KnownMember => ({
  accountId: 7,
  name: 'Sue Lee',
  isKnown: true,
  role,
  formerRoles,
});
const changed = { kind: 'changed', changes: CHANGED, problems: [] } as const;
const what = (person: KnownMember | undefined, role: Role | null, own: number | null = null) =>
  toBulkRow(changed, 's@x.example', person, role, own).what;

test('a row of the planner in the words of a roster [ADM-031, ADM-034, ADM-117]', () => {
  expect(what(undefined, 'ta')).toBe('begin');
  expect(what(there(null, ['student']), 'ta')).toBe('begin');
  expect(what(there(null, ['ta']), 'ta')).toBe('resume');
  expect(what(there('student'), 'ta')).toBe('change role');
  expect(what(there('student'), null)).toBe('end');
});

test('by a role alone nobody changes the own place in the class [ADM-005]', () => {
  expect(what(there('admin'), 'ta', 7)).toBe('refused');
  expect(what(there('admin'), null, 7)).toBe('refused');
  expect(what(there('admin'), null, 8)).toBe('end');
});

test('of somebody unknown nothing is told but that; whoever is not there cannot leave [ADM-018]', () => {
  const unknown = {
    kind: 'refused',
    changes: [],
    problems: [{ column: 'firstName', message: 'is needed' }],
  } as const;
  expect(toBulkRow(unknown, 'n@x.example', undefined, 'ta', null)).toEqual({
    email: 'n@x.example',
    name: null,
    what: 'refused',
    why: NOBODY,
  });
  const idle = { kind: 'unchanged', changes: [], problems: [] } as const;
  expect(toBulkRow(idle, 'n@x.example', undefined, null, null).why).toBe('This person is not in this class.');
});
