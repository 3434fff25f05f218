import { z } from 'zod';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { readNpsReport } from './abilities.ts';
import { NpsFigures, NpsReasons } from './model.ts';

export const npsReport = call('POST /broker/npsReport', {
  shows: ['surveys', 'enrollments'],
  summary:
    'The NPS of a course and of the other courses in which the caller reads it, with the reasons of this one; no names',
  input: { courseId: id() },
  output: {
    /** The figures of every course with at least one answer, the earliest first. */
    figures: z.array(NpsFigures),
    /** The reasons; empty for roles that may not read them. */
    reasons: z.array(NpsReasons),
  },
  scope: 'course',
  allow: readNpsReport,
});
