import * as calls from '@bcs/contract/features/session-page/calls';
import { serve } from '#kernel/serve';
import { getSessionDetail } from './queries.ts';

export const sessionDetail = serve(calls.sessionDetail, {
  // the ability looks at the session, so the page is fetched before it and not twice
  facts: async ({ sessionId }, { db, viewer }) => {
    const detail = await getSessionDetail(db, viewer, sessionId);
    return { ...detail, context: detail.session.context };
  },
  run: async (_input, _ask, detail) => detail,
});
