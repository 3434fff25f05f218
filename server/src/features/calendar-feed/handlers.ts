import * as calls from '@bcs/contract/features/calendar-feed/calls';
import { DONE, defineHandler } from '#kernel/handler';
import { lockLoginSession } from '#kernel/held-session';
import { newToken, tokenHash } from '#kernel/tokens';
import { deleteFeed, findFeed, replaceFeed } from './queries.ts';

export const calendarFeed = defineHandler(calls.calendarFeed, async (_input, { db, viewer }) => ({
  createdAt: (await findFeed(db, viewer.accountId))?.createdAt ?? null,
}));

export const resetCalendarFeed = defineHandler(calls.resetCalendarFeed, async (_input, context) => {
  const { db, viewer, now } = context;
  const { settings } = context.services;
  await lockLoginSession(context);
  const token = newToken();
  await replaceFeed(db, viewer.accountId, tokenHash(token), now);
  return { ...DONE, address: `${settings.publicOrigin}/calendar/${token}.ics`, createdAt: now };
});

export const revokeCalendarFeed = defineHandler(calls.revokeCalendarFeed, async (_input, { db, viewer }) => {
  await deleteFeed(db, viewer.accountId);
});
