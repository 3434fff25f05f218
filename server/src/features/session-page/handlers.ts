import * as calls from '@bcs/contract/features/session-page/calls';
import { withOpenFiles } from '#features/resources/queries';
import { defineHandler } from '#kernel/handler';
import { getSessionDetail, findRecordings } from './queries.ts';

export const sessionDetail = defineHandler(calls.sessionDetail, {
  // the ability needs the session, so the page is fetched before it and not twice
  facts: async ({ sessionId }, { db, viewer }) => {
    const detail = await getSessionDetail(db, viewer, sessionId);
    return { ...detail, context: detail.session.context };
  },
  run: async (_input, { services, now }, detail) => ({
    ...detail,
    resources: withOpenFiles(detail.resources, services, now),
  }),
});

export const recordings = defineHandler(calls.recordings, async (_input, { db, viewer }) => ({
  recordings: await findRecordings(db, viewer),
}));
