import { randomUUID } from 'node:crypto';
import { saveSyllabus as call } from '@bcs/contract/features/session-editor/calls-syllabus';
import { isDifferent } from '@bcs/contract/features/session-editor/changed-sessions';
import { SESSION_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { changed, kept } from './history.ts';
import { notifyChanges } from './notify.ts';
import { countHanging, findStanding } from './queries.ts';
import { updateSessions } from './queries-write.ts';

/** Each topic goes to one session and comes from one, so that none is lost. */
const isExchange = (topics: readonly { sessionId: number; from: number }[]): boolean => {
  const to = new Set(topics.map(({ sessionId }) => sessionId));
  const from = new Set(topics.map((topic) => topic.from));
  return to.size === topics.length && from.size === topics.length && [...from].every((id) => to.has(id));
};

/** Topics change and move; dates, kinds and rooms stay where they are. ADM-089 */
export const saveSyllabus = defineHandler(call, {
  run: async ({ topics, tells }, context) => {
    const { db, viewer, now } = context;
    if (!isExchange(topics)) throw new RefusalError(FAILURES.INVALID_INPUT);
    const standing = await findStanding(
      db,
      viewer,
      topics.map(({ sessionId }) => sessionId),
      true,
    );
    const sessions = new Map(standing.map((session) => [session.id, session]));
    const changes = topics
      .map(({ sessionId, version, from, ...topic }) => {
        const [before, origin] = [sessions.get(sessionId), sessions.get(from)];
        if (before?.version !== version || !origin) throw new RefusalError(SESSION_MOVED_ON);
        const { longDescription } = origin;
        return { id: sessionId, before, after: { ...before, ...topic, name: topic.name.trim(), longDescription } };
      })
      .filter(isDifferent);
    await updateSessions(
      db,
      viewer,
      changes.map(({ after }) => after),
      now,
    );
    await audit(
      db,
      { ...onScreen(context), batchId: randomUUID() },
      changes.map(({ before, after }) => ({
        ...changed('update', viewer, after),
        before: kept(before),
        after: kept(after),
      })),
    );
    const { listeners } = await countHanging(db, viewer, []);
    if (tells && listeners > 0) await notifyChanges(db, changes, { course: viewer, now });
    return { ...DONE, changed: changes.length };
  },
});
