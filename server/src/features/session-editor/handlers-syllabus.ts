import { saveSyllabus as call } from '@bcs/contract/features/session-editor/calls-syllabus';
import { isDifferent } from '@bcs/contract/features/session-editor/changed-sessions';
import { SESSION_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { NOTHING_DUE } from './queries-due.ts';
import { countListeners, findStanding } from './queries.ts';
import { saveChanges } from './notify-changes.ts';

/** Each topic goes to one session and comes from one, so that none is lost. */
const isExchange = (topics: readonly { sessionId: number; from: number }[]): boolean => {
  const to = new Set(topics.map(({ sessionId }) => sessionId));
  const from = new Set(topics.map((topic) => topic.from));
  return to.size === topics.length && from.size === topics.length && [...from].every((id) => to.has(id));
};

/** Topics change and move; dates, kinds and rooms stay where they are. ADM-089 */
export const saveSyllabus = defineHandler(call, {
  run: async ({ topics, tells }, context) => {
    const { db, viewer } = context;
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
    const studentsTold = tells ? await countListeners(db, viewer) : 0;
    await saveChanges(context, changes, { told: changes, studentsTold, dueDates: [], counted: [], due: NOTHING_DUE });
    return { ...DONE, changed: changes.length };
  },
});
