import { expect, test } from 'vitest';
import type { ClassesAdministrator } from './ability.ts';
import { isOfOneClass } from './taken-file.ts';

const NO_REACH = { installation: false, universityIds: [] };
const seat = (courseId: number) => ({ universityId: 1, courseId, role: 'admin' as const });
const taker = (more: Partial<ClassesAdministrator>): ClassesAdministrator => ({
  accountId: 1,
  canManageAttendance: false,
  reach: NO_REACH,
  seats: [],
  ...more,
});

test('a file is of one class where it asks for one, or its taker has no other [D-256]', () => {
  expect(isOfOneClass(taker({ seats: [seat(1)] }), { courseId: null })).toBe(true);
  expect(isOfOneClass(taker({ seats: [seat(1), seat(2)] }), { courseId: null })).toBe(false);
  expect(isOfOneClass(taker({ seats: [seat(1), seat(2)] }), { courseId: 2 })).toBe(true);
  for (const reach of [
    { installation: true, universityIds: [] },
    { installation: false, universityIds: [1] },
  ]) {
    expect(isOfOneClass(taker({ reach, seats: [seat(1)] }), {})).toBe(false);
    expect(isOfOneClass(taker({ reach }), { courseId: 2 })).toBe(true);
  }
});
