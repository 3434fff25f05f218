import { expect, test } from 'vitest';
import {
  reachesAbsenceLimit,
  remainingAbsences,
  remainingAbsencesText,
  STATUS_CHOICES,
  STATUS_CODES,
  statusLabel,
  type AttendanceFacts,
} from './statuses.ts';

const START = '2026-03-11T22:30:00.000Z';
const BEFORE = '2026-03-11T22:29:59.999Z';
const facts = (over: Partial<AttendanceFacts>): AttendanceFacts => ({
  startTime: START,
  status: 'none',
  request: null,
  ...over,
});

test('the five choices of staff [ATT-012, ATT-013, ATT-014, ATT-015, ATT-016, D-112]', () => {
  expect(STATUS_CODES.map((code) => STATUS_CHOICES[code])).toEqual([
    'None',
    'Present',
    'Remote',
    'Absent',
    'Exception',
  ]);
});
test('each status as staff and students see it [ATT-014, ATT-016, D-109]', () => {
  const seen = (reader: 'student' | 'staff') =>
    STATUS_CODES.map((status) => statusLabel(facts({ status }), reader, START));
  expect(seen('staff')).toEqual(['None', 'Present', 'Present Remotely', 'Absent', 'Exception']);
  expect(seen('student')).toEqual(['None', 'Present', 'Present Remotely', 'Absent', 'Excused']);
});
test('an open request is Pending, a denied one is nothing [ATT-017, D-109]', () => {
  expect(statusLabel(facts({ request: 'pending' }), 'staff', BEFORE)).toBe('Pending');
  expect(statusLabel(facts({ request: 'pending', status: 'absent' }), 'staff', BEFORE)).toBe('Absent');
  expect(statusLabel(facts({ request: 'denied' }), 'student', BEFORE)).toBe('None');
});
test('an approved request is Approved until the session begins [ATT-017, D-109, D-122]', () => {
  const approved = facts({ request: 'approved', status: 'remote' });
  expect(statusLabel(approved, 'student', BEFORE)).toBe('Approved');
  expect(statusLabel(approved, 'student', START)).toBe('Present Remotely');
  expect(statusLabel(facts({ request: 'approved', status: 'exception' }), 'student', BEFORE)).toBe('Excused');
});
test('remaining absences are the allowed less the absences, at least 0 [ATT-032, D-118]', () => {
  expect(remainingAbsences(5, 2)).toBe(3);
  expect(remainingAbsences(5, 7)).toBe(0);
  expect(remainingAbsences(0, 0)).toBe(0);
});
test('without a limit they are Unlimited [D-118]', () => {
  expect(remainingAbsences(null, 7)).toBeNull();
  expect(remainingAbsencesText(null)).toBe('Unlimited');
  expect(remainingAbsencesText(0)).toBe('0');
});
test('reaching 1 or 0 notifies, and nothing else [D-126]', () => {
  expect(
    [
      [3, 2],
      [2, 1],
      [1, 0],
      [3, 0],
    ].map(([before, after]) => reachesAbsenceLimit(before ?? null, after ?? null)),
  ).toEqual([false, true, true, true]);
  expect(
    [
      [1, 1],
      [0, 0],
      [0, 1],
    ].map(([before, after]) => reachesAbsenceLimit(before ?? null, after ?? null)),
  ).toEqual([false, false, false]);
  expect(reachesAbsenceLimit(null, null)).toBe(false);
});
