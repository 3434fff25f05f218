import * as calls from '@bcs/contract/features/administration/calls';
import { TOO_MANY_DRAFTS } from '@bcs/contract/features/administration/failures-drafts';
import { defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { getOverview } from './queries-overview.ts';
import { findDraft, storeDraft } from './queries-drafts.ts';

export const adminOverview = defineHandler(calls.adminOverview, (_input, { db, viewer, now }) =>
  getOverview(db, viewer, now),
);

export const adminDraft = defineHandler(calls.adminDraft, async ({ form }, { db, viewer }) => ({
  draft: (await findDraft(db, viewer.accountId, form)) ?? null,
}));

export const saveAdminDraft = defineHandler(calls.saveAdminDraft, async ({ at, ...draft }, { db, viewer, now }) => {
  // a fast clock does not block later drafts
  if (!(await storeDraft(db, viewer.accountId, draft, at < now ? at : now))) throw new RefusalError(TOO_MANY_DRAFTS);
});
