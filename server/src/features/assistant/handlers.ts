import * as calls from '@bcs/contract/features/assistant/calls';
import { defineHandler } from '#kernel/handler';
import { createDeepLink } from './deep-link.ts';
import { findAssistant } from './queries-link.ts';
import { findMaterial } from './queries-search.ts';

export const askBcsDeepLink = defineHandler(calls.askBcsDeepLink, {
  facts: ({ cohortId }, { db, viewer }) => findAssistant(db, viewer.accountId, cohortId),
  run: async ({ cohortId }, { viewer, services, now }, assistant) => ({
    deepLink: createDeepLink(assistant, { accountId: viewer.accountId, cohortId }, services, now),
  }),
});

export const searchMaterial = defineHandler(calls.searchMaterial, {
  run: async ({ question }, { db, viewer, now }) => ({ found: await findMaterial(db, viewer, question, now) }),
});
