import { expect, test } from 'vitest';
import { hidden, showsCareerServicesEvents } from './hidden.ts';

const NOTHING_HIDDEN = {
  hideBilling: false,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: false,
  hideExtendDueDate: false,
};
const ON = { billing: true, web2case: true, liveChat: true, reviewPrompt: true, 'homework.dateExtend': true };
const namesHidden = (cohort: Partial<typeof NOTHING_HIDDEN>, flags: Partial<typeof ON> = {}) =>
  Object.entries(hidden({ ...NOTHING_HIDDEN, ...cohort }, { ...ON, ...flags }))
    .filter(([, off]) => off)
    .map(([name]) => name);

test('nothing is hidden by default [PICK-025, D-016]', () => expect(namesHidden({})).toEqual([]));

test.each([
  ['hideBilling', ['billing']],
  ['hideWebToCase', ['webToCase']],
  ['hideCareerServices', ['careerServices']],
  ['hideRemoteAttendance', ['remoteAttendance']],
  ['hideLiveChat', ['chatBubble', 'liveChat']],
  ['hideExtendDueDate', ['extendDueDate']],
] as const)('a cohort with %s hides %j [PICK-025, D-017]', (flag, names) => {
  expect(namesHidden({ [flag]: true })).toEqual(names);
});

test.each([
  ['billing', ['billing'], '[SHELL-062]'],
  ['web2case', ['webToCase'], '[SHELL-063]'],
  ['liveChat', ['liveChat'], '[SHELL-064]'],
  ['homework.dateExtend', ['extendDueDate'], '[SHELL-066]'],
] as const)('the feature flag %s, off, hides %j %s [D-016]', (flag, names, _requirement) => {
  expect(namesHidden({}, { [flag]: false })).toEqual(names);
});

test('career events show unless the cohort hides career services [PICK-019, D-065]', () => {
  expect(showsCareerServicesEvents(NOTHING_HIDDEN)).toBe(true);
  expect(showsCareerServicesEvents({ hideCareerServices: true })).toBe(false);
});
