import { call } from '#kernel/call';
import { day } from '#kernel/schema';
import * as may from './abilities.ts';
import { ASIDE_FAILURES, STAFF_ONLY } from './failures.ts';
import { LineName, SHOWN_TODAY, Today } from './model.ts';

export const today = call('POST /broker/today', {
  shows: SHOWN_TODAY,
  summary: 'What waits for the caller in all classes in which they are staff',
  output: Today,
  scope: 'account',
  allow: may.seeToday,
  fails: [STAFF_ONLY],
});

export const setAsideToday = call('POST /broker/setAsideToday', {
  inConcludedClass: true,
  changes: ['lines set aside'],
  summary: 'Sets an own line aside until the beginning of a day; it comes back earlier when its number grows',
  input: { ...LineName, until: day() },
  scope: 'own-enrollment',
  allow: may.setLineAside,
  fails: Object.values(ASIDE_FAILURES),
});

export const takeBackSetAside = call('POST /broker/takeBackSetAside', {
  inConcludedClass: true,
  changes: ['lines set aside'],
  summary: 'Takes back that a line was set aside; one that was not is there already',
  input: LineName,
  scope: 'own-enrollment',
  allow: may.takeLineBack,
});
