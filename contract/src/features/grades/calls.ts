import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readOwnGrades } from './abilities.ts';
import { Grades } from './model.ts';

export const grades = call('POST /broker/grades', {
  shows: ['assignments', 'submissions', 'comments', 'grades', 'pictures'],
  summary: 'The grades of an own enrollment and their average',
  input: { enrollmentId: id() },
  output: Grades,
  scope: 'own-enrollment',
  allow: readOwnGrades,
});
