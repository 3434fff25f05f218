import * as calls from '@bcs/contract/features/accounts/calls';
import { defineHandler } from '#kernel/handler';
import { findOpenInvitation } from './queries-invitation.ts';

export const openInvitation = defineHandler(calls.openInvitation, {
  run: async ({ token }, { db, now }) => ({ invitation: (await findOpenInvitation(db, token, now)) ?? null }),
});
