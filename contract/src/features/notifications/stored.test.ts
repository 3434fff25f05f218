import { expect, test } from 'vitest';
import { buildCopies } from './copies.ts';
import { contentOf } from './stored.ts';

const reader = { role: 'student', zone: 'America/New_York' } as const;
const due = {
  assignmentId: 3,
  contextId: 1,
  title: 'Quiz',
  effectiveDueDate: '2026-03-12T03:59:59.000Z',
  studentEnrollmentId: 6,
};

test('facts that its record does not name are not stored [D-308]', () => {
  const [copy] = buildCopies('ASSIGNMENT_DUE', { ...due, password: 'secret' } as typeof due, reader.zone);
  expect(copy?.facts).toEqual({ assignmentId: 3, contextId: 1, title: 'Quiz', effectiveDueDate: due.effectiveDueDate });
});

test('the text is made for whoever reads it, in the time zone of the class [NOTE-008, D-308]', () => {
  const stored = { type: 'ASSIGNMENT_DUE', facts: due, isOpen: false } as const;
  expect(contentOf(stored, reader)).toEqual({
    message: 'Quiz is due on March 11, 2026.',
    assignmentId: 3,
    effectiveDueDate: due.effectiveDueDate,
    context: 'Academic',
  });
  expect(contentOf(stored, { ...reader, zone: 'UTC' }).message).toBe('Quiz is due on March 12, 2026.');
});

test('what was written before facts were stored keeps its text [D-308]', () => {
  const facts = { message: 'Quiz is due on March 9, 2026.', assignmentId: 3 };
  expect(contentOf({ type: 'ASSIGNMENT_DUE', facts, isOpen: false }, reader)).toEqual(facts);
});

test('a request is decided in place only while it is open [D-121]', () => {
  const facts = { message: 'Maya requests remote attendance.', remoteAttendanceRequestId: 7 };
  const requestIn = (isOpen: boolean) =>
    contentOf({ type: 'REMOTE_REQUESTED', facts, isOpen }, reader).remoteAttendanceRequestId;
  expect([requestIn(true), requestIn(false)]).toEqual([7, undefined]);
});
