import { z } from 'zod';
import { call } from '#kernel/call';
import { day } from '#kernel/schema';
import * as may from './abilities.ts';
import { ASIDE, STAFF_ONLY } from './failures.ts';
import { LineName, SHOWN_TODAY, Today } from './model.ts';

export const today = call('POST /broker/today', {
  shows: SHOWN_TODAY,
  summary: 'What waits for the caller in all classes in which they are staff',
  input: z.strictObject({}),
  output: Today,
  scope: { by: 'account' },
  allow: may.seeToday,
  fails: [STAFF_ONLY],
});

const own = { by: 'own-enrollment', field: 'enrollmentId' } as const;

export const setAsideToday = call('POST /broker/setAsideToday', {
  inConcludedClass: true,
  changes: ['lines set aside'],
  summary: 'Sets an own line aside until the beginning of a day; it comes back earlier when its number grows',
  input: z.strictObject({ ...LineName, until: day() }),
  scope: own,
  allow: may.setLineAside,
  fails: Object.values(ASIDE),
});

export const takeBackSetAside = call('POST /broker/takeBackSetAside', {
  inConcludedClass: true,
  changes: ['lines set aside'],
  summary: 'Takes back that a line was set aside; one that was not is there already',
  input: z.strictObject(LineName),
  scope: own,
  allow: may.takeLineBack,
});
