import * as calls from '@bcs/contract/features/sessions/calls';
import { SESSION_CHANGED, VIDEO_FAILURES } from '@bcs/contract/features/sessions/failures';
import {
  refuseNumber,
  refuseReplacing,
  refuseVideoUrls,
  storedVideoUrl,
} from '@bcs/contract/features/sessions/video-url';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { notifyCancelled, notifySession, notifyUpdated } from './notify.ts';
import { findSessions, getSession, addVideos, findVideos, replaceVideos } from './queries.ts';
import { cancelSession, changeCareerSession, insertCareerSession, lockSession } from './queries-career.ts';

export const sessions = defineHandler(calls.sessions, async (_input, { db, viewer }) => ({
  sessions: await findSessions(db, viewer),
}));

export const academicSessionsForStudent = defineHandler(
  calls.academicSessionsForStudent,
  async (_input, { db, viewer }) => ({ sessions: await findSessions(db, viewer, { academicOnly: true }) }),
);

export const session = defineHandler(calls.session, {
  facts: ({ id }, { db, viewer }) => getSession(db, viewer, id),
  run: async (_input, _ask, session) => ({ session }),
});

export const createCareerSession = defineHandler(calls.createCareerSession, async (fields, { db, viewer, now }) => {
  const { id } = await insertCareerSession(db, viewer, fields, now);
  const session = await getSession(db, viewer, id);
  await notifySession(db, viewer, 'SESSION_CREATED', session, now);
  return { ...DONE, session };
});

export const updateCareerSession = defineHandler(calls.updateCareerSession, {
  facts: async ({ id, courseId }, { db, viewer }) => {
    // the course in the payload is only a claim; the session's own course decides
    if (courseId !== viewer.courseId) throw new RefusalError(FAILURES.NOT_FOUND);
    return orNotFound(await lockSession(db, viewer, id));
  },
  run: async ({ id, updatedAt, ...fields }, { db, viewer, now }, before) => {
    const changed = await changeCareerSession(db, viewer, id, fields, now);
    // saving the same values again loses nothing
    const stale = updatedAt !== undefined && updatedAt !== before.updatedAt;
    if (changed && stale) throw new RefusalError(SESSION_CHANGED);
    const session = await getSession(db, viewer, id);
    if (changed) await notifyUpdated(db, viewer, session, before, now);
    return { ...DONE, session };
  },
});

export const deleteCareerSession = defineHandler(calls.deleteCareerSession, {
  facts: async ({ id }, { db, viewer }) => orNotFound(await lockSession(db, viewer, id)),
  run: async ({ id }, { db, viewer, now }) => {
    const session = await getSession(db, viewer, id);
    await cancelSession(db, viewer, id, now);
    await notifyCancelled(db, { course: viewer, now }, session);
  },
});

export const sessionVideos = defineHandler(calls.sessionVideos, {
  facts: ({ id }, { db, viewer }) => getSession(db, viewer, id),
  run: async (_input, _ask, { videoUrlList }) => ({ videoUrlList }),
});

const asStored = (urls: readonly string[]) => [...new Set(urls.map(storedVideoUrl))];

export const saveSessionVideos = defineHandler(
  calls.saveSessionVideos,
  async ({ sessionId, urls }, { db, viewer, now, services }) => {
    throwIf(refuseVideoUrls(urls, services.settings.sessionVideoHost, VIDEO_FAILURES.INVALID_URL));
    orNotFound(await lockSession(db, viewer, sessionId));
    const added = await addVideos(db, viewer, sessionId, asStored(urls), now);
    if (added === 0) throw new RefusalError(VIDEO_FAILURES.NONE_ADDED);
    const videoUrlList = await findVideos(db, viewer, sessionId);
    const before = videoUrlList.length - added;
    throwIf(refuseNumber(videoUrlList.length, before));
    if (before === 0) await notifySession(db, viewer, 'SESSION_VIDEO', await getSession(db, viewer, sessionId), now);
    return { ...DONE, videoUrlList };
  },
);

export const updateSessionVideos = defineHandler(
  calls.updateSessionVideos,
  async ({ sessionId, urls, seen }, { db, viewer, now, services }) => {
    throwIf(refuseVideoUrls(urls, services.settings.sessionVideoHost, VIDEO_FAILURES.INVALID_CHANGED_URL));
    orNotFound(await lockSession(db, viewer, sessionId));
    const wanted = asStored(urls);
    throwIf(refuseReplacing({ urls: wanted, seen }, await findVideos(db, viewer, sessionId)));
    await replaceVideos(db, viewer, sessionId, wanted, now);
    return { ...DONE, videoUrlList: await findVideos(db, viewer, sessionId) };
  },
);
