import * as calls from '@bcs/contract/features/administration/calls-drafts';
import { TOO_MANY_DRAFTS } from '@bcs/contract/features/administration/failures-drafts';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { findDraft, storeDraft } from './queries-drafts.ts';

export const adminDraft = defineHandler(calls.adminDraft, {
  run: async ({ form }, { db, viewer }) => ({ draft: (await findDraft(db, viewer.accountId, form)) ?? null }),
});

export const saveAdminDraft = defineHandler(calls.saveAdminDraft, {
  run: async ({ at, ...draft }, { db, viewer, now }) => {
    // a clock that is fast does not lock later words out
    if (!(await storeDraft(db, viewer.accountId, draft, at < now ? at : now))) throw new RefusalError(TOO_MANY_DRAFTS);
    return DONE;
  },
});
