import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
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

const NOBODY = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 0,
  studentsTold: 0,
  studentsSee: 0,
  verdicts: [],
};
type Item = Output<'previewFolder'>['items'][number];
const item = (key: string, more: Partial<Item>): Item => ({
  kind: 'session',
  key,
  id: 7,
  name: key,
  outcome: 'unchanged',
  differs: [],
  mayTake: false,
  takes: false,
  problem: null,
  startsAt: null,
  holiday: null,
  submitted: 0,
  follows: null,
  warnings: [],
  ...more,
});
const NAMES = { there: { words: 'Grid in the files', at: null }, here: { words: 'Grid in the class', at: null } };
const conflict = (takes: 'there' | 'here' | null) =>
  item('grid', {
    outcome: 'changed',
    mayTake: true,
    takes: true,
    differs: [{ field: 'name', moved: 'both', takes, ...NAMES }],
  });
const preview = (more: Partial<Output<'previewFolder'>>): Output<'previewFolder'> => ({
  timeZone: 'America/New_York',
  isPublished: false,
  needsPattern: false,
  pattern: [],
  items: [],
  unsettled: 0,
  counts: { created: 0, changed: 0, taken: 0 },
  follows: NOBODY,
  hanging: { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 },
  studentsTold: 0,
  digest: 'd1',
  fileName: 'web.zip',
  revision: 'abc123',
  notes: [],
  moreNotes: 0,
  ...more,
});
const PLAN: Output<'compareWithPlan'> = {
  taken: {
    planId: 5,
    name: 'Full Stack Flex',
    number: 1,
    latest: 2,
    at: '2026-01-05T15:00:00.000Z',
    by: 'Ingrid Solberg',
  },
  items: [],
  plans: [{ planId: 5, name: 'Full Stack Flex', program: 'Full Stack', latest: 2 }],
  timeZone: 'America/New_York',
  mayEdit: true,
};
const FILES: Output<'folderDifference'> = {
  taken: null,
  items: [],
  patch: '',
  timeZone: 'America/New_York',
  mayEdit: true,
};

const open = (search: string, answers: Answers = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminAssignments: {
      course: {
        id: 9,
        code: 'NU-9',
        name: 'Nine',
        timeZone: 'America/New_York',
        startDate: '2026-01-05',
        isDraft: false,
      },
      assignments: [],
      deleted: [],
      mayEdit: true,
    },
    compareWithPlan: PLAN,
    folderDifference: FILES,
    previewFolder: preview({}),
    applyFolder: { success: true, changed: 1 },
    saveAdminDraft: { success: true },
    adminDraft: { draft: null },
    ...answers,
  });
  return app.open(`/admin/classes/9/files${search}`);
};

test('the page says from which version of a plan a class comes, and leads to the newer one [ADM-103]', async () => {
  const page = await open('');
  await expect.element(page.getByText('Full Stack Flex, version 1')).toBeVisible();
  await expect.element(page.getByText('Version 2 is newer')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Compare with version 2' })).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
});

test('whoever may only read sees no button that writes [ADM-103, ADM-109]', async () => {
  const reading = { compareWithPlan: { ...PLAN, mayEdit: false }, folderDifference: { ...FILES, mayEdit: false } };
  const page = await open('', reading);
  await expect.element(page.getByRole('button', { name: 'Export as folder' })).toBeVisible();
  expect(page.getByRole('button', { name: /^Compare/u }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Choose a file' }).elements()).toEqual([]);
});

test('what was changed on both sides is shown, and is saved only once a side is chosen [ADM-108]', async () => {
  const page = await open('?folder=3', {
    previewFolder: (asked: Input<'previewFolder'>) => {
      const [chosen] = asked.wanted.choices.fields;
      return preview({
        items: [conflict(chosen?.takes ?? null)],
        unsettled: chosen ? 0 : 1,
        counts: { created: 0, changed: 1, taken: 0 },
        digest: chosen ? 'settled' : 'open',
      });
    },
  });
  await expect.element(page.getByText('1 item was changed on both sides')).toBeVisible();
  await expect.element(page.getByText('Grid in the files')).toBeVisible();
  await expect.element(page.getByText('Grid in the class')).toBeVisible();
  const save = page.getByRole('button', { name: 'Take over 1 item' });
  await expect.element(save).toBeDisabled();
  expect(await axeFindings('light')).toEqual([]);
  await userEvent.click(page.getByRole('group', { name: 'Name of grid' }).getByText('Files'));
  await expect.element(save).toBeEnabled();
  await userEvent.click(save);
  await expect
    .poll(() => broker.sentTo('applyFolder').map(({ input }) => input))
    .toMatchObject([
      {
        courseId: 9,
        folderId: 3,
        digest: 'settled',
        wanted: { choices: { fields: [{ kind: 'session', key: 'grid', field: 'name', takes: 'there' }] } },
      },
    ]);
});

test('a class without meetings asks for its weekdays before anything is written [ADM-102]', async () => {
  const page = await open('?folder=3', {
    previewFolder: preview({
      needsPattern: true,
      items: [item('grid', { id: null, outcome: 'new', mayTake: true, takes: true })],
      counts: { created: 1, changed: 0, taken: 0 },
    }),
  });
  await expect.element(page.getByRole('checkbox', { name: 'Tuesday' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take over 1 item' })).toBeDisabled();
});

test('nothing is saved of a preview that the latest choice has outdated [ADM-102, ADM-115]', async () => {
  const shown = preview({
    items: [item('grid', { outcome: 'new', mayTake: true, takes: true })],
    counts: { created: 1, changed: 0, taken: 0 },
  });
  const { promise, resolve } = Promise.withResolvers<typeof shown>();
  const page = await open('?folder=3', {
    previewFolder: ({ wanted }) => (wanted.choices.items.length === 0 ? shown : promise),
  });
  const save = page.getByRole('button', { name: 'Take over 1 item' });
  await expect.element(save).toBeEnabled();
  await userEvent.click(page.getByRole('checkbox', { name: /grid/iu }));
  await expect.element(save).toBeDisabled();
  resolve(shown);
  await expect.element(save).toBeEnabled();
});

test("pictures and links that lead nowhere are named before the folder is taken over, and are in nobody's way [SUBM-041]", async () => {
  const says = 'the picture images/mockup.png leads nowhere for readers; begin its address with https.';
  const page = await open('?folder=3', {
    previewFolder: preview({
      items: [item('grid', { outcome: 'new', mayTake: true, takes: true })],
      counts: { created: 1, changed: 0, taken: 0 },
      notes: [{ file: 'sessions/grid.md', says }],
      moreNotes: 2,
    }),
  });
  await expect.element(page.getByText(says)).toBeVisible();
  await expect.element(page.getByText('And 2 more.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take over 1 item' })).toBeEnabled();
});

test('a save that is refused keeps what was chosen and says why [ADM-115, ADM-130]', async () => {
  const page = await open('?folder=3', {
    previewFolder: preview({
      items: [item('grid', { outcome: 'new', mayTake: true, takes: true })],
      counts: { created: 1, changed: 0, taken: 0 },
    }),
    applyFolder: new Refusal(409, {
      success: false,
      errorCode: 'PREVIEW_OUTDATED',
      errorMessage: 'The class has changed. Please look at the differences again.',
    }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Take over 1 item' }));
  await expect.element(page.getByText('Please look at the differences again.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'grid' })).toBeChecked();
});

test('the class is saved as a folder in a zip, the same bytes each time, with the files beside its sessions, and what does not fit is told [ADM-104]', async () => {
  const files = [
    { path: 'course.yaml', text: 'name: Nine\n' },
    { path: 'sessions/01-1-café.md', text: '---\nname: Café\nmeeting: 1\n---\n' },
    { path: 'sessions/01-1-café/slides.pdf', text: '', base64: 'JVBERi0=' },
  ];
  const mistake = { file: 'course.yaml', line: 1, key: 'name', says: 'must be one line' };
  const screen = await open('', { exportFolder: { name: 'NU-9', files, mistakes: [mistake] } });
  const saved = vi.spyOn(URL, 'createObjectURL');
  const zipOf = async (call: number) => {
    await screen.getByRole('button', { name: 'Export as folder' }).click();
    await expect.poll(() => saved.mock.calls.length).toBe(call);
    const blob = saved.mock.calls.at(call - 1)?.[0] as Blob;
    return new Uint8Array(await blob.arrayBuffer());
  };
  const zip = await zipOf(1);
  const found = Object.entries(unzipSync(zip)).map(([path, bytes]) => ({ path, text: strFromU8(bytes) }));
  expect(found).toEqual(files.map(({ path, text, base64 }) => ({ path, text: base64 ? atob(base64) : text })));
  await expect
    .poll(() => toasts.current().map(({ text }) => text))
    .toEqual(['Exported, but course.yaml needs a correction: name must be one line.']);
  expect(await zipOf(2)).toEqual(zip);
});
