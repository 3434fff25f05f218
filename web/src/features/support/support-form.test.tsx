import { afterEach, expect, test } from 'vitest';
import type { OwnCase } from '@bcs/contract/features/support/model';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(cleanup);

const FORM = {
  role: 'student' as const,
  universityId: 1,
  universities: [],
  hidden: false,
  supportEmail: null,
  timeZone: 'America/New_York',
  sessions: [{ id: 12, name: 'Node Basics', startTime: '2026-03-11T22:30:00.000Z' }],
};
const open = async (answers: Answers = {}) => {
  app.signIn(enrollment(), {
    supportForm: FORM,
    mySupportCases: { cases: [] },
    createSupportCase: { success: true, caseId: 5 },
    ...answers,
  });
  const screen = await app.open('/support');
  await expect.element(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
  return screen;
};
type Screen = Awaited<ReturnType<typeof open>>;
const choose = (screen: Screen, label: string, option: string) =>
  screen.getByRole('combobox', { name: label }).selectOptions(option);
const send = (screen: Screen) => screen.getByRole('button', { name: 'Send request' }).click();

test('what is missing is told beside the fields, and nothing is sent [SUPP-001, SUPP-007, SUPP-010, SUPP-011]', async () => {
  const screen = await open();
  await send(screen);
  for (const sentence of ['Question Category is required.', 'Description is required.', 'Session is required.'])
    await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(broker.sentTo('createSupportCase')).toEqual([]);
});

test('a tutor request asks its two questions, and a tutor change its own [SUPP-012, SUPP-013, SUPP-014, SUPP-016, SUPP-017]', async () => {
  const screen = await open();
  await choose(screen, 'Question Category', 'Tutoring');
  await choose(screen, 'Question Subcategory', 'Request a Tutor');
  await send(screen);
  await expect.element(screen.getByText('Past due question is required.')).toBeVisible();
  await expect.element(screen.getByText('Attend office hours question is required.')).toBeVisible();
  await choose(screen, 'Question Subcategory', 'Tutor Change');
  for (const sentence of ['A reason is required.', 'A preferred time is required.', 'A preferred day is required.'])
    await expect.element(screen.getByText(sentence)).toBeVisible();
});

test('a request is sent as it was filled in, and thanked for [SUPP-002, SUPP-005, D-164]', async () => {
  const screen = await open();
  await choose(screen, 'Question Category', 'Website');
  await choose(screen, 'Question Subcategory', 'Suggestion');
  await choose(screen, 'Session', 'Not about a session');
  await screen.getByRole('textbox', { name: 'Description' }).fill('A darker theme.');
  await send(screen);
  await expect
    .element(
      screen.getByText('Thank you! Your support request has been sent. Our team will contact you by e-mail.').first(),
    )
    .toBeVisible();
  expect(screen.path()).toBe('/casesuccess');
  expect(broker.sentTo('createSupportCase')[0]?.input).toMatchObject({
    enrollmentId: 7,
    role: 'student',
    category: 'website',
    subcategory: 'suggestion',
    session: 'none',
    description: 'A darker theme.',
  });
});

test.each([94, 234])('people of university %i see how to escalate [SUPP-029]', async (universityId) => {
  const screen = await open({ supportForm: { ...FORM, universityId } });
  await expect
    .element(screen.getByText(/within one business day, please ask your student success manager/))
    .toBeVisible();
});

const asked = (id: number, description: string): OwnCase => ({
  id,
  category: 'website',
  subcategory: null,
  description,
  state: 'waiting',
  date: '2026-03-11T22:30:00.000Z',
  messages: [],
});

test('nothing that was answered or asked is anything but text', async () => {
  const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
  const screen = await open({ mySupportCases: { cases: [asked(1, hostile)] } });
  await screen.getByText('Answered').click();
  await expect.element(screen.getByText(hostile)).toBeVisible();
  expect(document.querySelectorAll('main img[src="x"], main a[href^="javascript"]')).toHaveLength(0);
});

test('the request that a notification leads to is open, the others are not', async () => {
  app.signIn(enrollment(), {
    supportForm: FORM,
    mySupportCases: { cases: [asked(1, 'An older one'), asked(8, 'The one that was answered')] },
  });
  const screen = await app.open('/support?case=8');
  await expect.element(screen.getByText('The one that was answered')).toBeVisible();
  await expect.element(screen.getByText('An older one')).not.toBeVisible();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test.each(['light', 'dark'] as const)('the form keeps nobody out, in the %s theme', async (theme) => {
  await open();
  expect(await axeFindings(theme)).toEqual([]);
});
