import { z } from 'zod';
import { editSchedule } from '#features/scheduling/abilities';
import { MOST_SESSIONS } from '#features/scheduling/failures';
import { call } from '#kernel/call';
import { count, done, id, version } from '#kernel/schema';
import { SESSION_MOVED_ON } from './failures.ts';
import { SessionFields } from './model.ts';

const { name, chapter, shortDescription } = SessionFields.shape;

export const saveSyllabus = call({
  at: 'POST /broker/saveSyllabus',
  kind: 'write',
  changes: ['sessions', 'schedules', 'audit entries'],
  summary: 'Changes the topics of sessions, or moves them to other sessions, without changing any dates',
  input: z.strictObject({
    courseId: id(),
    /** Those that change. */
    topics: z
      .array(
        z.strictObject({
          sessionId: id(),
          version: version(),
          /** The session from which the topic comes, with its description: itself where it stays. */
          from: id(),
          name,
          chapter,
          shortDescription,
        }),
      )
      .min(1)
      .max(MOST_SESSIONS),
    /** Tells whether students are told. ADM-088 */
    tells: z.boolean(),
  }),
  output: done().extend({ changed: count() }),
  scope: { by: 'course-or-grant', field: 'courseId' },
  allow: editSchedule,
  fails: [SESSION_MOVED_ON],
});
