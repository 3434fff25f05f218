import * as calls from '@bcs/contract/features/administration/calls-drafts';
import { TOO_MANY_DRAFTS } from '@bcs/contract/features/administration/failures-drafts';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { findDraft, removeDraft, storeDraft } from './queries-drafts.ts';

export const adminDraft = defineHandler(calls.adminDraft, {
  run: async ({ form }, { db, viewer }) => ({ draft: (await findDraft(db, viewer.accountId, form)) ?? null }),
});

export const saveAdminDraft = defineHandler(calls.saveAdminDraft, {
  run: async ({ content, ...draft }, { db, viewer, now }) => {
    if (content === null) await removeDraft(db, viewer.accountId, draft.form);
    else if (!(await storeDraft(db, viewer.accountId, { ...draft, content }, now)))
      throw new RefusalError(TOO_MANY_DRAFTS);
    return DONE;
  },
});
