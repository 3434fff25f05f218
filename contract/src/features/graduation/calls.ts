import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { RECORD } from '#kernel/topics';
import { readGraduation } from './abilities.ts';
import { GraduationRecord } from './model.ts';

export const graduation = call('POST /broker/graduation', {
  shows: RECORD,
  summary: 'What the course asks for to graduate, with the sessions and items that decide',
  input: { enrollmentId: id() },
  output: GraduationRecord,
  scope: { by: 'student-enrollment', field: 'enrollmentId' },
  allow: readGraduation,
});
