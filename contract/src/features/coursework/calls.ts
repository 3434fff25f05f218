import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { extendDueDate, readCoursework } from './abilities.ts';
import { ASSIGNMENT_ARCHIVED, EXTENSION_DAYS_INVALID } from './failures.ts';
import { Assignment, CourseworkLists } from './model.ts';

export const coursework = call('POST /broker/coursework', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'pictures'],
  summary: 'The coursework lists of an enrollment',
  input: z.strictObject({ enrollmentId: id() }),
  output: CourseworkLists,
  scope: { by: 'own-enrollment', field: 'enrollmentId' },
  allow: readCoursework,
});

export const extendAssignment = call('POST /broker/extendAssignment', {
  changes: ['assignments'],
  summary: 'Extends the due date of an assignment for the whole course, or resets it with 0 days',
  input: z.strictObject({ assignmentId: id(), bufferDays: z.int() }),
  output: z.object({ success: z.literal(true), assignment: Assignment }),
  scope: { by: 'assignment', field: 'assignmentId' },
  allow: extendDueDate,
  fails: [EXTENSION_DAYS_INVALID, ASSIGNMENT_ARCHIVED],
});
