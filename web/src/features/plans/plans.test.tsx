import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { toasts } from '#kit/toasts.ts';
import type { Input, Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { Refusal, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

type Plan = Output<'plan'>;
const place = { meeting: null, days: 0, day: null, time: null };
const session = (key: string, name: string, facts: Partial<Plan['content']['sessions'][number]['facts']>) => ({
  key,
  facts: {
    name,
    category: 'class' as const,
    chapter: null,
    summary: '',
    resources: [],
    minutes: 180,
    ...place,
    ...facts,
  },
  text: `About **${name}**.`,
});
const PLAN: Plan = {
  planId: 5,
  version: 3,
  name: 'Full Stack Flex',
  universityId: 1,
  university: 'Northfield University',
  programId: 4,
  program: 'Full Stack',
  archived: false,
  hasChanges: true,
  content: {
    course: { name: 'Full Stack Flex', program: 'Full Stack' },
    sessions: [
      session('01-1-html', 'HTML', { meeting: 1, chapter: 1.1 }),
      session('01-2-css', 'CSS', { meeting: 2, chapter: 1.2 }),
      session('02-1-grid', 'Grid', { meeting: 3, chapter: 2.1 }),
      session('office', 'Office hours: HTML', { category: 'office-hours', meeting: 2, days: 2, time: '18:30' }),
    ],
    assignments: [
      {
        key: 'page',
        facts: {
          title: 'A page',
          kind: 'academic',
          header: '',
          opens: { ...place, meeting: 1 },
          due: { ...place, session: '01-2-css', days: 1 },
          required: true,
          requiredForGraduation: false,
          prework: false,
          minHours: null,
          maxHours: 4,
        },
        text: 'Write a page.',
      },
    ],
  },
  versions: [
    {
      number: 1,
      note: 'As taught in spring.',
      publishedAt: '2026-01-05T15:00:00.000Z',
      publishedBy: 'Ingrid Solberg',
      sessions: 3,
      assignments: 1,
    },
  ],
  mistakes: [],
  programs: [
    { id: 4, name: 'Full Stack' },
    { id: 9, name: 'Data' },
  ],
};
const NORTHFIELD: Output<'adminUniversity'> = {
  id: 1,
  version: 1,
  name: 'Northfield University',
  shortName: null,
  logoUrl: null,
  accentColor: null,
  supportEmail: null,
  timeZone: 'America/New_York',
  holidays: [],
  archived: false,
  classes: 2,
  programs: [{ id: 4, version: 1, name: 'Full Stack', programType: 'UX/UI', cohorts: 1, classes: 2 }],
  cohorts: [],
  rooms: [],
  mayKeep: false,
};
const ROW: Output<'plans'>['rows'][number] = {
  planId: 5,
  name: PLAN.name,
  universityId: 1,
  university: PLAN.university,
  program: PLAN.program,
  latest: 1,
  hasChanges: true,
  sessions: 4,
  assignments: 1,
  updatedAt: '2026-01-05T15:00:00.000Z',
  archived: false,
};

const open = (path: string, answers: Answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'university' },
    plans: { rows: [ROW], total: 1 },
    plan: PLAN,
    savePlan: { success: true },
    publishPlan: { success: true, number: 2 },
    archivePlan: { success: true },
    adminClasses: { rows: [], total: 0, mayCreate: true, universities: [{ id: 1, name: 'Northfield University' }] },
    adminUniversity: NORTHFIELD,
    createPlan: { planId: 5, mistakes: [], leftOut: 0 },
    saveAdminDraft: { success: true },
    adminDraft: { draft: null },
    ...answers,
  });
  return app.open(path);
};
const sentPlan = (at = 0) => broker.sentTo('savePlan')[at]?.input as Input<'savePlan'>;

test('the list shows how far each plan is, finds by name, and keeps archived plans apart [ADM-071, ADM-102]', async () => {
  const screen = await open('/admin/plans');
  await expect.element(screen.getByRole('link', { name: 'Full Stack Flex' })).toBeVisible();
  await expect.element(screen.getByText('Version 1')).toBeVisible();
  await expect.element(screen.getByText('Unpublished changes')).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByLabelText('State').selectOptions('archived');
  await expect.poll(() => broker.sentTo('plans').at(-1)?.input).toMatchObject({ archived: true });
  await screen.getByLabelText('Name or program').fill('data');
  await expect.poll(() => broker.sentTo('plans').at(-1)?.input).toMatchObject({ search: 'data' });
});

test('an empty list says what a plan is for, and a plan begins in the one university within reach [ADM-102]', async () => {
  const screen = await open('/admin/plans', { plans: { rows: [], total: 0 } });
  await expect.element(screen.getByText(/each new class begins with what you learned from the last one/)).toBeVisible();
  await screen.getByRole('button', { name: 'New plan' }).click();
  await screen.getByRole('button', { name: 'Create the plan' }).click();
  await expect.element(screen.getByText('Please choose a program.')).toBeVisible();
  expect(broker.sentTo('createPlan')).toEqual([]);
  await screen.getByLabelText('Name', { exact: true }).fill('Data');
  await screen.getByLabelText('Program', { exact: true }).selectOptions('4');
  await screen.getByRole('button', { name: 'Create the plan' }).click();
  await expect.poll(() => screen.path()).toBe('/admin/plans/5');
  expect(broker.sentTo('createPlan')[0]?.input).toEqual({
    universityId: 1,
    programId: 4,
    name: 'Data',
    from: { kind: 'empty' },
  });
});

test('a plan names pictures and links that lead nowhere, and can be published with them [SUBM-041]', async () => {
  const [first, ...others] = PLAN.content.sessions;
  if (!first) throw new Error('The plan has no session.');
  const sessions = [{ ...first, text: '![](images/mockup.png)' }, ...others];
  const screen = await open('/admin/plans/5', { plan: { ...PLAN, content: { ...PLAN.content, sessions } } });
  await expect
    .element(screen.getByText('the picture images/mockup.png leads nowhere for readers; begin its address with https.'))
    .toBeVisible();
  await expect.element(screen.getByText('sessions/01-1-html.md')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Publish version 2' })).toBeEnabled();
});

test('mistakes in a folder are told with file and line, and nothing was made [ADM-106]', async () => {
  const mistakes = [{ file: 'sessions/01.md', line: 2, key: 'nmae', says: 'is not a key here; the nearest is name' }];
  const screen = await open('/admin/plans', { createPlan: { planId: null, mistakes, leftOut: 0 } });
  await screen.getByRole('button', { name: 'New plan' }).click();
  await screen.getByLabelText('Name', { exact: true }).fill('Web');
  await screen.getByLabelText('Program', { exact: true }).selectOptions('4');
  await screen.getByLabelText('Start with').selectOptions('folder');
  await userEvent.upload(screen.getByLabelText('Zip file of a course folder'), new File(['PK'], 'web.zip'));
  await expect.element(screen.getByText('web.zip')).toBeVisible();
  await screen.getByRole('button', { name: 'Create the plan' }).click();
  await expect.element(screen.getByText('sessions/01.md, line 2')).toBeVisible();
  await expect.element(screen.getByText('nmae is not a key here; the nearest is name')).toBeVisible();
  expect(broker.sentTo('createPlan')[0]?.input).toMatchObject({ from: { kind: 'folder', base64: btoa('PK') } });
  expect(screen.path()).toBe('/admin/plans');
});

test('a plan stands week by week, with each place in words, and mistakes beside their items [ADM-102, ADM-106]', async () => {
  const mistakes = [{ file: 'sessions/office.md', line: 4, key: 'meeting', says: 'there is no class with meeting 2' }];
  const screen = await open('/admin/plans/5', { plan: { ...PLAN, mistakes } });
  await expect.element(screen.getByRole('heading', { name: 'Week 1' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Week 2' })).toBeVisible();
  await expect.element(screen.getByText('2 days after class 2 at 18:30')).toBeVisible();
  await expect.element(screen.getByText('Due 1 day after “CSS” at 23:59')).toBeVisible();
  await expect.element(screen.getByText('meeting there is no class with meeting 2')).toBeVisible();
  await expect.element(screen.getByText('As taught in spring.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Publish version 2' })).toBeDisabled();
  expect(await axeFindings('light')).toEqual([]);
});

test('an item is edited with its facts and its text; the rest of the plan goes along as it is [ADM-102]', async () => {
  const screen = await open('/admin/plans/5');
  await screen.getByRole('button', { name: 'Office hours: HTML' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
  await dialog.getByLabelText('Days after it').fill('3');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.element(dialog.getByText('Office hours: HTML', { exact: true }).last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => broker.sentTo('savePlan')).toHaveLength(1);
  const { content, ...rest } = sentPlan();
  expect(rest).toEqual({ planId: 5, version: 3, programId: 4, name: 'Full Stack Flex' });
  expect(content.sessions).toHaveLength(4);
  const office = content.sessions.find(({ key }) => key === 'office');
  expect(office?.facts).toMatchObject({ meeting: 2, days: 3, day: null, time: '18:30' });
  expect(content.assignments).toEqual(PLAN.content.assignments);
});

test('a new item gets its key from its title, another where that is taken [ADM-102]', async () => {
  const screen = await open('/admin/plans/5');
  await screen.getByRole('button', { name: 'Add assignment' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Title').fill('Page');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please enter the number of a class.').first()).toBeVisible();
  expect(broker.sentTo('savePlan')).toEqual([]);
  await dialog.getByLabelText('Class', { exact: true }).first().fill('1');
  await dialog.getByLabelText('Class', { exact: true }).last().fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => broker.sentTo('savePlan')).toHaveLength(1);
  expect(sentPlan().content.assignments.map(({ key }) => key)).toEqual(['page', 'page-2']);
});

test('what others changed elsewhere in the plan is taken over, and only the same item is asked about [ADM-115]', async () => {
  const grid = session('02-1-grid', 'Grid and subgrid', { meeting: 3, chapter: 2.1 });
  const newer = (sessions: Plan['content']['sessions'], version: number) => ({
    version,
    name: PLAN.name,
    programId: 4,
    content: { ...PLAN.content, sessions },
  });
  const elsewhere = newer([...PLAN.content.sessions.slice(0, 2), grid, ...PLAN.content.sessions.slice(3)], 4);
  const sameItem = newer(
    elsewhere.content.sessions.map((each) => (each.key === '01-1-html' ? { ...each, text: 'Theirs.' } : each)),
    5,
  );
  const refused = (current: object) =>
    new Refusal(409, { success: false, errorCode: 'CHANGED_MEANWHILE', errorMessage: 'Changed.', current });
  const answers = [refused(elsewhere), refused(sameItem)];
  const screen = await open('/admin/plans/5', {
    savePlan: () => answers.shift() ?? { success: true },
  });
  await screen.getByRole('button', { name: 'HTML', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('HTML and links');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Take theirs: Theirs.')).toBeVisible();
  expect(sentPlan(1)).toMatchObject({ version: 4, content: { sessions: expect.arrayContaining([grid]) } });
  await dialog.getByText('Take theirs: Theirs.').click();
  await dialog.getByText('Keep mine: HTML and links').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => broker.sentTo('savePlan')).toHaveLength(3);
  expect(sentPlan(2).version).toBe(5);
  expect(sentPlan(2).content.sessions.find(({ key }) => key === '01-1-html')).toMatchObject({
    facts: { name: 'HTML and links' },
    text: 'Theirs.',
  });
});

test('the next version is published with a note, as the plan was read [ADM-102]', async () => {
  const screen = await open('/admin/plans/5');
  await screen.getByRole('button', { name: 'Publish version 2' }).click();
  await screen.getByLabelText('Note').fill('Grid is new.');
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(() => broker.sentTo('publishPlan')[0]?.input)
    .toEqual({ planId: 5, version: 3, note: 'Grid is new.' });
});

test('an old version is shown as it was published, and cannot be edited [ADM-102]', async () => {
  const screen = await open('/admin/plans/5?version=1');
  await expect.element(screen.getByText(/A version never changes/)).toBeVisible();
  expect(broker.sentTo('plan')[0]?.input).toEqual({ planId: 5, number: 1 });
  expect(screen.getByRole('button', { name: 'Add session' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect.element(screen.getByRole('dialog').getByText('About HTML.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' }).query()).toBeNull();
});

test('a plan is archived after a question [ADM-071]', async () => {
  const screen = await open('/admin/plans/5');
  await screen.getByRole('button', { name: 'Actions for Full Stack Flex' }).click();
  await screen.getByRole('menuitem', { name: 'Archive' }).click();
  expect(broker.sentTo('archivePlan')).toEqual([]);
  await screen.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect.poll(() => broker.sentTo('archivePlan')[0]?.input).toEqual({ planId: 5 });
});

test('an archived plan is read, and can only be brought back [ADM-071]', async () => {
  const screen = await open('/admin/plans/5', { plan: { ...PLAN, archived: true } });
  await expect.element(screen.getByRole('button', { name: 'Bring back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add session' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: /Publish/ }).query()).toBeNull();
});
