import { z } from 'zod';
import { listSessions, readSession } from '#features/sessions/abilities';
import { call } from '#kernel/call';
import { id } from '#kernel/schema';
import { SessionDetail, MOST_RECORDINGS, RecordedSession } from './model.ts';

export const sessionDetail = call('POST /broker/sessionDetail', {
  shows: ['sessions', 'attendance', 'remote requests', 'attendance rules'],
  summary: 'A session with the attendance of its students; a student sees the own standing only',
  input: { sessionId: id() },
  output: SessionDetail,
  scope: 'session',
  allow: readSession,
});

export const recordings = call('POST /broker/recordings', {
  shows: ['sessions', 'attendance'],
  summary: "The recorded sessions of the enrollment's course, the latest first; a student sees which ones were missed",
  input: { enrollmentId: id() },
  output: { recordings: z.array(RecordedSession).max(MOST_RECORDINGS) },
  scope: 'own-enrollment',
  allow: listSessions,
});
