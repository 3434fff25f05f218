import { expect, test } from 'vitest';
import { runBcs } from '#testing/run-bcs';
import { useWorld } from '#testing/world';

const world = useWorld();
const { enrollments } = world.ids;

const bcs = (...line: string[]) => runBcs(line, { db: world.db, now: world.now });
const student = () => world.as('student');
const names = async () => {
  const { body } = await student().call('enrollmentInfo', { enrollmentId: enrollments.student });
  const { cohort, code } = body.enrollment.course;
  return { cohort: cohort.name, university: cohort.program.university.name, code, hides: cohort.cohortUiControl };
};

test('a feature is switched off for everybody and on again [SHELL-062, D-016]', async () => {
  const isOn = async () => (await student().call('myInfo', {})).body.featureFlags.billing;
  expect(await bcs('feature', 'off', 'billing')).toEqual({ code: 0, said: 'billing is off.' });
  expect(await isOn()).toBe(false);
  expect((await bcs('feature', 'list')).said).toContain('billing: off');
  await bcs('feature', 'on', 'billing');
  expect(await isOn()).toBe(true);
  expect((await bcs('feature', 'off', 'everything')).code).toBe(1);
});

test('a part of the product is hidden from one cohort and shown again [PICK-025, D-017]', async () => {
  const { cohort, university } = await names();
  for (const [part, key] of [
    ['billing', 'hideBilling'],
    ['support', 'hideWebToCase'],
    ['career-services', 'hideCareerServices'],
    ['remote-attendance', 'hideRemoteAttendance'],
    ['live-chat', 'hideLiveChat'],
    ['extend-due-date', 'hideExtendDueDate'],
  ] as const) {
    const hidden = await bcs('cohort', 'hide', part, cohort, '--university', university);
    expect(hidden).toEqual({ code: 0, said: `${cohort}: ${part} is hidden.` });
    const { hides } = await names();
    expect(Object.entries(hides).filter(([, is]) => is)).toEqual([[key, true]]);
    await bcs('cohort', 'show', part, cohort, '--university', university);
    expect((await names()).hides[key]).toBe(false);
  }
  const unknown = await bcs('cohort', 'hide', 'billing', 'Cohort 0', '--university', university);
  expect(unknown).toEqual({ code: 1, said: `${university} has no cohort called Cohort 0.` });
});

test('what is offered after a course is set from a day of its campus, and taken away [DASH-019, DASH-022, D-060]', async () => {
  const { code, university } = await names();
  const shown = async () =>
    (await student().call('dashboard', { enrollmentId: enrollments.student })).body.continuationContent;
  const set = (...options: string[]) => bcs('continuation', code, '--university', university, ...options);
  const link = 'https://northfield.example/next';
  expect((await set('--link', link, '--from', '2026-03-11', '--video', 'how-to-check-in')).code).toBe(0);
  expect(await shown()).toEqual({ availabilityDate: '2026-03-11T04:00:00.000Z', link, videoId: 'how-to-check-in' });
  await set('--link', link, '--from', '2026-03-12');
  expect(await shown()).toBeNull();
  await set();
  expect(await shown()).toBeNull();
  for (const wrong of [
    ['--link', 'ftp://northfield.example/next', '--from', '2026-03-11'],
    ['--link', link],
    ['--link', link, '--from', 'soon'],
  ])
    expect((await set(...wrong)).code).toBe(1);
});

test('the chat of a university is switched off and on again [CHAT-010, D-166]', async () => {
  const { university } = await names();
  const unread = () => student().call('chat', { studentEnrollmentId: enrollments.student });
  expect(await bcs('chat', 'off', university)).toEqual({ code: 0, said: `${university}: chat is off.` });
  expect((await unread()).status).toBe(403);
  await bcs('chat', 'on', university);
  expect((await unread()).status).toBe(200);
  expect(await bcs('chat', 'on', 'Nowhere')).toEqual({ code: 1, said: 'There is no university called Nowhere.' });
});

test('a cohort has a learning assistant where its operator says, or none [CHAT-004, CHAT-011, D-168]', async () => {
  const { cohort, university } = await names();
  const set = (...options: string[]) => bcs('cohort', 'assistant', cohort, '--university', university, ...options);
  const link = async () => (await student().call('askBcsDeepLink', { cohortId: world.ids.activeCohort })).body.deepLink;
  expect((await set('--template', 'https://assistant.example/?user={user}')).code).toBe(0);
  expect(await link()).toMatch(/^https:\/\/assistant\.example\/\?user=ey/);
  expect((await set('--template', 'ftp://assistant.example')).code).toBe(1);
  expect((await set()).code).toBe(0);
  expect(await link()).toBeNull();
});
