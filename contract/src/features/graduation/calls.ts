import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readGraduation } from './abilities.ts';
import { GraduationRecord } from './model.ts';

export const graduation = call('POST /broker/graduation', {
  shows: ['sessions', 'attendance', 'remote requests', 'assignments', 'submissions', 'grades'],
  summary: 'What the course asks for to graduate, with the sessions and items that decide',
  input: z.strictObject({ enrollmentId: id() }),
  output: GraduationRecord,
  scope: { by: 'student-enrollment', field: 'enrollmentId' },
  allow: readGraduation,
});
