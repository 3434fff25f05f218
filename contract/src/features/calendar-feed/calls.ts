import { z } from 'zod';
import { call } from '#kernel/call';
import { instant } from '#kernel/schema';
import { ownCalendar } from './abilities.ts';

const own = { scope: 'account', allow: ownCalendar } as const;

export const calendarFeed = call('GET /broker/calendarFeed', {
  ...own,
  shows: ['calendar address'],
  summary: 'Whether the caller has a calendar address, and since when; the address itself is shown once only',
  output: { createdAt: instant().nullable() },
});

export const resetCalendarFeed = call('POST /broker/resetCalendarFeed', {
  ...own,
  event: 'calendar-address.create',
  changes: ['calendar address'],
  summary: 'Makes a secret address of the own calendar; one that was there before stops working',
  output: { success: z.literal(true), address: z.string(), createdAt: instant() },
  limit: { calls: 20, perSeconds: 60, by: 'token' },
  tellsSecret: true,
});

export const revokeCalendarFeed = call('POST /broker/revokeCalendarFeed', {
  ...own,
  event: 'calendar-address.revoke',
  changes: ['calendar address'],
  summary: 'Turns the address of the own calendar off',
});
