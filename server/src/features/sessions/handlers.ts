import * as calls from '@bcs/contract/features/sessions/calls';
import { VIDEOS } from '@bcs/contract/features/sessions/failures';
import { videoUrlProblem } from '@bcs/contract/features/sessions/video-url';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { found, Refused } from '#kernel/refused';
import { DONE, serve } from '#kernel/serve';
import { tellStudents } from './news.ts';
import { findSessions, getSession } from './queries.ts';
import { cancelSession, changeCareerSession, insertCareerSession, lockSession } from './queries-career.ts';
import { addVideos, findVideos, replaceVideos } from './queries-videos.ts';

export const sessions = serve(calls.sessions, {
  run: async (_input, { db, viewer }) => ({ sessions: await findSessions(db, viewer) }),
});

export const academicSessionsForStudent = serve(calls.academicSessionsForStudent, {
  run: async (_input, { db, viewer }) => ({ sessions: await findSessions(db, viewer, { academicOnly: true }) }),
});

export const session = serve(calls.session, {
  facts: ({ id }, { db, viewer }) => getSession(db, viewer, id),
  run: async (_input, _ask, session) => ({ session }),
});

export const createCareerSession = serve(calls.createCareerSession, {
  run: async (fields, { db, viewer, now }) => {
    const { id } = await insertCareerSession(db, viewer, fields, now);
    const session = await getSession(db, viewer, id);
    await tellStudents(db, viewer, 'SESSION_CREATED', session, now);
    return { ...DONE, session };
  },
});

export const updateCareerSession = serve(calls.updateCareerSession, {
  facts: async ({ id, courseId }, { db, viewer }) => {
    // the course in the payload is a claim; the session's own course decides
    if (courseId !== viewer.courseId) throw new Refused(FAILURES.NOT_FOUND);
    return found(await lockSession(db, viewer, id));
  },
  run: async ({ id, ...fields }, { db, viewer, now }) => {
    const changed = await changeCareerSession(db, viewer, id, fields, now);
    const session = await getSession(db, viewer, id);
    if (changed) await tellStudents(db, viewer, 'SESSION_UPDATED', session, now);
    return { ...DONE, session };
  },
});

export const deleteCareerSession = serve(calls.deleteCareerSession, {
  facts: async ({ id }, { db, viewer }) => found(await lockSession(db, viewer, id)),
  run: async ({ id }, { db, viewer, now }) => {
    const session = await getSession(db, viewer, id);
    await cancelSession(db, viewer, id, now);
    await tellStudents(db, viewer, 'SESSION_CANCELLED', session, now);
    return DONE;
  },
});

export const sessionVideos = serve(calls.sessionVideos, {
  facts: ({ id }, { db, viewer }) => getSession(db, viewer, id),
  run: async (_input, _ask, { videoUrlList }) => ({ videoUrlList }),
});

const clean = (urls: readonly string[]) => [...new Set(urls.map((url) => url.trim()))];
const areValid = (urls: readonly string[]) => urls.every((url) => videoUrlProblem(url) === null);

export const saveSessionVideos = serve(calls.saveSessionVideos, {
  run: async ({ sessionId, urls }, { db, viewer, now }) => {
    const wanted = clean(urls);
    if (!areValid(wanted)) throw new Refused(VIDEOS.INVALID_URL);
    found(await lockSession(db, viewer, sessionId));
    const added = await addVideos(db, viewer, sessionId, wanted, now);
    if (added === 0) throw new Refused(VIDEOS.NONE_ADDED);
    const videoUrlList = await findVideos(db, viewer, sessionId);
    if (videoUrlList.length === added)
      await tellStudents(db, viewer, 'SESSION_VIDEO', await getSession(db, viewer, sessionId), now);
    return { ...DONE, videoUrlList };
  },
});

export const updateSessionVideos = serve(calls.updateSessionVideos, {
  run: async ({ sessionId, urls }, { db, viewer, now }) => {
    const wanted = clean(urls);
    if (!areValid(wanted)) throw new Refused(VIDEOS.INVALID_CHANGED_URL);
    found(await lockSession(db, viewer, sessionId));
    await replaceVideos(db, viewer, sessionId, wanted, now);
    return { ...DONE, videoUrlList: await findVideos(db, viewer, sessionId) };
  },
});
