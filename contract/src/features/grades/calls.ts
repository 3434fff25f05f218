import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readOwnGrades } from './abilities.ts';
import { Grades } from './model.ts';

export const grades = call('POST /broker/grades', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'pictures'],
  summary: 'The grades of an own enrollment and their average',
  input: z.strictObject({ enrollmentId: id() }),
  output: Grades,
  scope: { by: 'own-enrollment', field: 'enrollmentId' },
  allow: readOwnGrades,
});
