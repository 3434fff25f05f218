import { asksForTutor, changesTutor, missingFrom } from '@bcs/contract/features/support/asked';
import * as calls from '@bcs/contract/features/support/calls';
import { priorityOf, SUPPORT_ROLE_OF } from '@bcs/contract/features/support/categories';
import { CASE_CHANGED } from '@bcs/contract/features/support/failures';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { notifyAnswered, notifyAsked, publishCase } from './notify.ts';
import { addMessage, insertCase, setState } from './queries-case.ts';
import { findCase, findCases, findOwn, lockCase, lockOwn } from './queries-desk.ts';
import { findOrigin, findSessions } from './queries-form.ts';

export const supportForm = defineHandler(calls.supportForm, {
  run: async ({ enrollmentId }, { db, viewer, now }) => {
    const origin = orNotFound(await findOrigin(db, viewer.accountId, enrollmentId));
    return {
      role: enrollmentId === null || origin.role === null ? null : SUPPORT_ROLE_OF[origin.role],
      universityId: origin.universityId,
      timeZone: origin.timeZone,
      sessions: enrollmentId === null ? [] : await findSessions(db, origin, now),
    };
  },
});

export const createSupportCase = defineHandler(calls.createSupportCase, {
  run: async ({ enrollmentId, session, tutor, ...asked }, { db, viewer, now }) => {
    const origin = orNotFound(await findOrigin(db, viewer.accountId, enrollmentId));
    // the role follows the class; only who has none chooses (D-159)
    const role = enrollmentId !== null && origin.role !== null ? SUPPORT_ROLE_OF[origin.role] : asked.role;
    const sessions = enrollmentId === null ? [] : await findSessions(db, origin, now);
    const missing = missingFrom({ ...asked, role, session, tutor }, sessions.length > 0);
    if (Object.keys(missing).length > 0) throw new RefusalError(FAILURES.INVALID_INPUT, { ...missing });
    const sessionId = session === 'none' ? null : session;
    if (sessionId !== null && !sessions.some(({ id }) => id === sessionId)) throw new RefusalError(FAILURES.NOT_FOUND);
    const isAboutTutor = asksForTutor(asked) || changesTutor(asked);
    const caseId = await insertCase(
      db,
      origin,
      {
        ...asked,
        role,
        accountId: viewer.accountId,
        priority: priorityOf(role, asked.category, asked.subcategory) ?? 'Low',
        sessionId,
        tutor: isAboutTutor ? tutor : null,
      },
      now,
    );
    await publishCase(db, viewer.accountId, origin.courseId);
    return { ...DONE, caseId };
  },
});

export const mySupportCases = defineHandler(calls.mySupportCases, {
  run: async (_input, { db, viewer }) => ({ cases: await findOwn(db, viewer) }),
});

export const replyToSupport = defineHandler(calls.replyToSupport, {
  run: async ({ caseId, message, clientKey }, { db, viewer, now }) => {
    const found = orNotFound(await lockOwn(db, viewer, caseId));
    const { accountId } = viewer;
    if (await addMessage(db, { caseId, accountId, byStaff: false, message, clientKey }, now))
      await notifyAsked(db, viewer, found, now);
    return DONE;
  },
});

export const supportCases = defineHandler(calls.supportCases, {
  run: async (wanted, { db, viewer }) => findCases(db, viewer, wanted),
});

export const supportCase = defineHandler(calls.supportCase, {
  run: async ({ caseId }, { db, viewer }) => ({ case: orNotFound(await findCase(db, viewer, caseId)) }),
});

/** A case as it stands now, which must be as the caller has seen it. */
async function caseNow(db: Db, viewer: Viewer, { caseId, version }: { caseId: number; version: number }) {
  const found = orNotFound(await lockCase(db, viewer, caseId));
  if (found.version !== version) throw new RefusalError(CASE_CHANGED);
  return found;
}

export const answerSupportCase = defineHandler(calls.answerSupportCase, {
  run: async ({ message, clientKey, ...which }, { db, viewer, now }: { db: Db; viewer: Viewer; now: Instant }) => {
    const found = await caseNow(db, viewer, which);
    const said = { caseId: which.caseId, clientKey };
    if (await addMessage(db, { ...said, accountId: viewer.accountId, byStaff: true, message }, now))
      await notifyAnswered(db, viewer, { ...found, ...said }, now);
    return DONE;
  },
});

export const setSupportCaseState = defineHandler(calls.setSupportCaseState, {
  run: async ({ state, ...which }, { db, viewer, now }) => {
    const { accountId, courseId } = await caseNow(db, viewer, which);
    await setState(db, which.caseId, state, now);
    await publishCase(db, accountId, courseId);
    return DONE;
  },
});
