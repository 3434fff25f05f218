import { z } from 'zod';
import { readSession } from '#features/sessions/abilities';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { SessionDetail } from './model.ts';

export const sessionDetail = call({
  at: 'POST /broker/sessionDetail',
  kind: 'read',
  shows: ['sessions', 'attendance', 'remote requests', 'attendance rules'],
  summary: 'A session with the attendance of its students; a student sees the own standing only',
  input: z.strictObject({ sessionId: id() }),
  output: SessionDetail,
  scope: { by: 'session', field: 'sessionId' },
  allow: readSession,
  fails: [],
});
