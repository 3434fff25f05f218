import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { CaseRow, StaffCase } from '@bcs/contract/features/support/model';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { HOSTILE_MARKDOWN } from '#testing/hostile-markdown.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const AT = '2026-03-11T20:10:00.000Z';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const row = (id: number, change: Partial<CaseRow> = {}): CaseRow => ({
  id,
  role: 'student',
  category: 'coursework',
  subcategory: 'cannot-submit',
  priority: 'High',
  state: 'open',
  excerpt: 'When I press Submit, nothing happens.',
  date: AT,
  changedAt: AT,
  person: { firstName: 'Noah', lastName: 'Fischer' },
  userAccountAvatar: null,
  course: { id: 77, name: 'Full Stack', code: 'FSF-12' },
  ...change,
});
const found = (change: Partial<StaffCase> = {}): StaffCase => {
  const { excerpt, ...rest } = row(3);
  return {
    ...rest,
    version: 4,
    description: `${excerpt}\nI have tried two browsers.`,
    email: 'noah@northfield.example',
    courseRoleCode: 'student',
    sessionName: 'Node Basics',
    tutor: null,
    screenshotUrl: PIXEL,
    mailIsOff: false,
    messages: [
      { id: 1, body: 'Which one?', date: AT, byStaff: true, author: { firstName: 'Elena', lastName: 'Marchetti' } },
    ],
    ...change,
  };
};
const CASES = [
  row(3),
  row(4, { priority: 'Low', category: 'graduation-eligibility', subcategory: null, course: null }),
];
const list = (cases: CaseRow[], more = false) => ({ cases, counts: { open: 2, waiting: 1, closed: 7 }, more });

const open = async (path: string, answers: Answers = {}) => {
  app.signIn(enrollment('ssm'), {
    supportCases: list(CASES),
    supportCase: { case: found() },
    answerSupportCase: { success: true },
    setSupportCaseState: { success: true },
    ...answers,
  });
  const screen = await app.open(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
};

test('the desk lists what waits for staff: who asks, about what, from which class', async () => {
  const screen = await open('/support-desk');
  const items = screen.getByRole('main').getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toSatisfy(({ textContent }) =>
      /Coursework: Cannot Submit.*High.*Noah Fischer · Student · Full Stack/.test(textContent),
    );
  await expect
    .element(items.nth(1))
    .toSatisfy(({ textContent }) => /Graduation Eligibility.*No class/.test(textContent));
  expect(broker.sentTo('supportCases')[0]?.input).toEqual({ enrollmentId: 7, state: 'open', search: '', page: 0 });
});

test('state, search and page stand in the address', async () => {
  const screen = await open('/support-desk?state=closed&q=video&page=1', { supportCases: list(CASES, true) });
  expect(broker.sentTo('supportCases')[0]?.input).toMatchObject({ state: 'closed', search: 'video', page: 1 });
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => broker.sentTo('supportCases').at(-1)?.input).toMatchObject({ search: 'video', page: 2 });
  await screen.getByRole('searchbox', { name: 'Search requests' }).fill('check-in');
  await expect.poll(() => broker.sentTo('supportCases').at(-1)?.input).toMatchObject({ search: 'check-in', page: 0 });
  await screen.getByText('Waiting (1)').click();
  await expect.poll(() => screen.path()).toBe('/support-desk?state=waiting&q=check-in');
});

test.each([
  ['/support-desk', 'There are no open requests.'],
  ['/support-desk?q=nothing', 'No request matches your search.'],
])('an empty desk says so at %s', async (path, sentence) => {
  const screen = await open(path, { supportCases: list([]) });
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test('a case shows who asks, the screenshot and the talk [SUPP-003]', async () => {
  const screen = await open('/support-desk/3');
  for (const text of ['Noah Fischer (Student)', 'noah@northfield.example', 'Node Basics', 'Which one?'])
    await expect.element(screen.getByRole('main').getByText(text)).toBeVisible();
  const shot = screen.getByRole('img', { name: /^Screenshot/ });
  await expect.element(shot).toHaveAttribute('src', PIXEL);
  await expect.element(screen.getByRole('link', { name: /^Screenshot/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a case without a screenshot shows none, and one that cannot be loaded says so', async () => {
  const screen = await open('/support-desk/3', { supportCase: { case: found({ screenshotUrl: '/files/none.webp' }) } });
  await expect.element(screen.getByText('The screenshot could not be loaded. Please reload the page.')).toBeVisible();
  await cleanup();
  const without = await open('/support-desk/3', { supportCase: { case: found({ screenshotUrl: null }) } });
  await expect.element(without.getByRole('img', { name: /^Screenshot/ })).not.toBeInTheDocument();
});

test.each([true, false])(
  'whoever answers is told before sending whether no e-mail goes out: %s [SUCC-078]',
  async (mailIsOff) => {
    const screen = await open('/support-desk/3', { supportCase: { case: found({ mailIsOff }) } });
    await expect.element(screen.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    expect(screen.getByText(/^Noah will get no e-mail about your answer/).elements()).toHaveLength(mailIsOff ? 1 : 0);
  },
);

test('it is answered with the version that was read', async () => {
  const screen = await open('/support-desk/3');
  await screen.getByRole('textbox', { name: 'Answer' }).fill('Please try again now.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => broker.sentTo('answerSupportCase').map(({ input }) => input))
    .toMatchObject([{ enrollmentId: 7, caseId: 3, version: 4, message: 'Please try again now.' }]);
  await expect.element(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});

test('an answer to what has changed meanwhile stays, and says why', async () => {
  const sentence = 'This request has changed in the meantime. Please look at it again.';
  const screen = await open('/support-desk/3', { answerSupportCase: refuse(409, 'SUPPORT_CASE_CHANGED', sentence) });
  await screen.getByRole('textbox', { name: 'Answer' }).fill('Too late.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Too late.');
});

test('it is closed, and opened again', async () => {
  const screen = await open('/support-desk/3');
  await screen.getByRole('button', { name: 'Close request' }).click();
  await expect
    .poll(() => broker.sentTo('setSupportCaseState')[0]?.input)
    .toMatchObject({ state: 'closed', version: 4 });
});

test('nothing that a person wrote runs in the browser of staff, in the list or in the case', async () => {
  const alert = vi.spyOn(globalThis, 'alert').mockImplementation(() => undefined);
  const hostile = HOSTILE_MARKDOWN.join('\n').slice(0, 60_000);
  const person = { firstName: '<img src=x onerror=alert(1)>', lastName: '[x](javascript:alert(1))' };
  const messages = HOSTILE_MARKDOWN.map((body, place) => ({
    id: place + 1,
    body,
    date: AT,
    byStaff: place % 2 === 0,
    author: person,
  }));
  const tutor = {
    pastDue: null,
    officeHours: null,
    reason: 'Other' as const,
    otherReason: hostile,
    time: null,
    day: null,
  };
  const strangers = () =>
    document.querySelectorAll(
      'main :is(script, iframe, object, embed, style, form[action], base, meta, a[href^="javascript" i], img[src="x"])',
    );
  for (const path of ['/support-desk', '/support-desk/3']) {
    const screen = await open(path, {
      supportCases: list([row(3, { excerpt: hostile.slice(0, 160), person, category: hostile.slice(0, 100) })]),
      supportCase: {
        case: found({
          description: hostile,
          person,
          messages,
          tutor,
          email: '"><script>alert(1)</script>',
          screenshotUrl: null,
        }),
      },
    });
    await expect.element(screen.getByText(/<img src=x onerror/).first()).toBeVisible();
    expect(strangers()).toHaveLength(0);
    await cleanup();
  }
  expect(alert).not.toHaveBeenCalled();
});

test.each([
  ['/support-desk', 'light'],
  ['/support-desk', 'dark'],
  ['/support-desk/3', 'light'],
  ['/support-desk/3', 'dark'],
] as const)('%s keeps nobody out, in the %s theme', async (path, theme) => {
  const screen = await open(path);
  await expect
    .element(screen.getByText('When I press Submit, nothing happens.', { exact: false }).first())
    .toBeVisible();
  expect(await axeFindings(theme)).toEqual([]);
});
