import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { extendDueDate, readCoursework } from './abilities.ts';
import { ASSIGNMENT_ARCHIVED, EXTENSION_DAYS_INVALID } from './failures.ts';
import { Assignment, CourseworkLists } from './model.ts';

export const coursework = call('POST /broker/coursework', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'pictures'],
  summary: 'The coursework lists of an enrollment',
  input: { enrollmentId: id() },
  output: CourseworkLists,
  scope: 'own-enrollment',
  allow: readCoursework,
});

export const extendAssignment = call('POST /broker/extendAssignment', {
  changes: ['assignments'],
  summary: 'Extends the due date of an assignment for the whole course, or resets it with 0 days',
  input: { assignmentId: id(), bufferDays: z.int() },
  output: { success: z.literal(true), assignment: Assignment },
  scope: 'assignment',
  allow: extendDueDate,
  fails: [EXTENSION_DAYS_INVALID, ASSIGNMENT_ARCHIVED],
});
