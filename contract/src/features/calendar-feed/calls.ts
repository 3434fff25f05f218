import { z } from 'zod';
import { call } from '#kernel/call';
import { instant } from '#kernel/schema';
import { ownCalendar } from './abilities.ts';

const nothing = z.strictObject({});

export const calendarFeed = call('GET /broker/calendarFeed', {
  shows: ['calendar address'],
  summary: 'Whether the caller has a calendar address, and since when; the address itself is shown once only',
  input: nothing,
  output: z.object({ createdAt: instant().nullable() }),
  scope: { by: 'account' },
  allow: ownCalendar,
});

export const resetCalendarFeed = call('POST /broker/resetCalendarFeed', {
  event: 'calendar-address.create',
  changes: ['calendar address'],
  summary: 'Makes a secret address of the own calendar; one that was there before stops working',
  input: nothing,
  output: z.object({ success: z.literal(true), address: z.string(), createdAt: instant() }),
  scope: { by: 'account' },
  allow: ownCalendar,
  limit: { calls: 20, perSeconds: 60, by: 'token' },
  tellsSecret: true,
});

export const revokeCalendarFeed = call('POST /broker/revokeCalendarFeed', {
  event: 'calendar-address.revoke',
  changes: ['calendar address'],
  summary: 'Turns the address of the own calendar off',
  input: nothing,
  scope: { by: 'account' },
  allow: ownCalendar,
});
