import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { LARGEST_FILE } from '@bcs/contract/features/resources/failures';
import { toasts } from '#kit/toasts.ts';
import type { Input, Output } from '#lib/api.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, Refusal } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import { chooseFiles } from '#testing/pictures.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
  toasts.set([]);
});

const nothing = { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 };
const SESSION: Output<'previewSession'> = {
  course: { id: 9, code: 'NU-9', name: 'Nine', timeZone: 'America/New_York', rooms: [] },
  stands: {
    category: 'class',
    name: 'Class 5',
    chapter: 2.1,
    shortDescription: 'Objects.',
    longDescription: '',
    startTime: '2026-03-10T22:30:00.000Z',
    endTime: '2026-03-11T01:30:00.000Z',
    roomId: null,
  },
  version: 3,
  cancelled: false,
  more: { following: 0, all: 0 },
  unused: false,
  sessions: [],
  hanging: nothing,
  due: {
    submissionsBecomeLate: 0,
    submissionsNoLongerLate: 0,
    studentsBecomeOverdue: 0,
    studentsNoLongerOverdue: 0,
    studentsTold: 0,
    studentsSee: 0,
    verdicts: [],
    items: [],
  },
  absencesTakenBack: 0,
  marks: { hanging: 0, restored: 0 },
  tellsAnyway: false,
  studentsTold: 0,
  digest: 'd',
};
const SLIDES = { mimeType: 'application/pdf', size: 1_234_567, name: 'slides.pdf' } as const;
const READING = { kind: 'link', title: 'Reading', url: 'https://developer.mozilla.org/docs' } as const;
const HELD: Output<'adminResources'> = {
  version: 4,
  resources: [{ kind: 'file', title: 'Slides', fileKey: 'resources/s.pdf', ...SLIDES }, READING],
  opened: [
    { title: 'Slides', url: '/files/resources/s.pdf?until=1&signature=x', file: SLIDES },
    { title: 'Reading', url: READING.url, file: null },
  ],
};
/** @param sessionId another one in each test: what one leaves as a draft is none of the next */
const open = (sessionId: number, answers: Parameters<typeof app.signIn>[1] = {}) => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'course' },
    adminDraft: { draft: null },
    saveAdminDraft: { success: true },
    previewSession: SESSION,
    adminResources: HELD,
    uploadResource: ({ fileName }: Input<'uploadResource'>) => ({
      ...SLIDES,
      fileKey: `resources/${fileName}`,
      name: fileName,
    }),
    saveResources: { success: true },
    ...answers,
  });
  return app.open(`/admin/classes/9/sessions/${sessionId}`);
};
const pdf = (name: string, size = 20) => new File([`%PDF-${'x'.repeat(size)}`], name, { type: 'application/pdf' });
const sent = () => broker.sentTo('saveResources').at(-1)?.input;

test('resources are added, renamed, ordered and removed, and saved in one go [ADM-090]', async () => {
  const screen = await open(5);
  const section = screen.getByRole('region', { name: 'Resources' });
  await expect.element(section.getByRole('link', { name: 'slides.pdf' })).toHaveAttribute('href', HELD.opened[0]?.url);
  await expect.element(section.getByText('PDF, 1.23 MB')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  const save = section.getByRole('button', { name: 'Save resources' });
  await expect.element(save).toBeDisabled();
  await section.getByRole('button', { name: 'Add a link' }).click();
  await expect.element(section.getByLabelText('Title of resource 3')).toHaveFocus();
  await save.click();
  await expect.element(section.getByText('Please fill in this field.')).toBeVisible();
  await expect.element(section.getByText('Please enter a complete URL that starts with https://.')).toBeVisible();
  await expect.element(section.getByLabelText('Title of resource 3')).toHaveFocus();
  expect(sent()).toBeUndefined();
  await section.getByLabelText('Title of resource 3').fill('Exercises');
  await section.getByLabelText('Address of resource 3').fill('exercism.org/tracks');
  chooseFiles(pdf('week_5.pdf'));
  await expect.element(section.getByLabelText('Title of resource 4')).toHaveValue('week 5');
  await section.getByLabelText('Title of resource 1').fill('Slides of the day');
  await section.getByRole('button', { name: 'Move up: week 5' }).click();
  await section.getByRole('button', { name: 'Move down: Slides of the day' }).click();
  await section.getByRole('button', { name: 'Remove: Reading' }).click();
  await save.click();
  const slides = { kind: 'file', title: 'Slides of the day', fileKey: 'resources/s.pdf' };
  const exercises = { kind: 'link', title: 'Exercises', url: 'https://exercism.org/tracks' };
  const week = { kind: 'file', title: 'week 5', fileKey: 'resources/week_5.pdf' };
  await expect.poll(sent).toEqual({ courseId: 9, sessionId: 5, version: 4, resources: [slides, week, exercises] });
  await expect.poll(() => toasts.current().at(-1)?.text).toBe('The resources were saved.');
});

test('a resource that was removed comes back to its place [ADM-090]', async () => {
  const screen = await open(6);
  const section = screen.getByRole('region', { name: 'Resources' });
  await section.getByRole('button', { name: 'Remove: Slides' }).click();
  await expect.element(section.getByLabelText('Title of resource 1')).toHaveValue('Reading');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(section.getByLabelText('Title of resource 1')).toHaveValue('Slides');
  await expect.element(section.getByRole('button', { name: 'Save resources' })).toBeDisabled();
});

test('files that are not taken are told by their names, and the others come [ADM-090]', async () => {
  const screen = await open(7, {
    uploadResource: ({ fileName }: Input<'uploadResource'>) =>
      fileName === 'page.pdf'
        ? refuse(422, 'RESOURCE_NO_FILE', 'Please choose a PDF file.')
        : { ...SLIDES, fileKey: `resources/${fileName}`, name: fileName },
  });
  const section = screen.getByRole('region', { name: 'Resources' });
  await expect.element(section.getByRole('button', { name: 'Add files' })).toBeVisible();
  chooseFiles(pdf('page.pdf'), pdf('large.pdf', LARGEST_FILE), pdf('good.pdf'));
  await expect.element(section.getByText('2 files were not accepted')).toBeVisible();
  await expect.element(section.getByText('page.pdf: Please choose a PDF file.')).toBeVisible();
  await expect.element(section.getByText('large.pdf: A file can be at most 10 MB.')).toBeVisible();
  await expect.element(section.getByLabelText('Title of resource 3')).toHaveValue('good');
  expect(broker.sentTo('uploadResource').map(({ input }) => (input as { fileName: string }).fileName)).toEqual([
    'page.pdf',
    'good.pdf',
  ]);
});

test('who saves second sees both lists and chooses [ADM-115]', async () => {
  const theirs = { kind: 'link', title: 'Theirs', url: 'https://example.org/' };
  const screen = await open(8, {
    saveResources: ({ version }: Input<'saveResources'>) =>
      version === 4
        ? new Refusal(409, {
            success: false,
            errorCode: 'CHANGED_MEANWHILE',
            errorMessage: 'Somebody else.',
            current: { version: 5, resources: [theirs] },
          })
        : { success: true },
  });
  const section = screen.getByRole('region', { name: 'Resources' });
  await section.getByLabelText('Title of resource 2').fill('Mine');
  await section.getByRole('button', { name: 'Save resources' }).click();
  await expect.element(section.getByText(/Take theirs: Theirs \(https:\/\/example\.org\/\)/u)).toBeVisible();
  await section.getByRole('radio', { name: /Take theirs/u }).click();
  await section.getByRole('button', { name: 'Save resources' }).click();
  await expect.poll(sent).toMatchObject({ version: 5, resources: [theirs] });
});

test('what is written is kept as a draft on the server, and fits a phone [ADM-116]', async () => {
  await page.viewport(360, 780);
  const screen = await open(9);
  const section = screen.getByRole('region', { name: 'Resources' });
  await section.getByLabelText('Title of resource 2').fill('Kept');
  const kept = () => broker.sentTo('saveAdminDraft').at(-1)?.input as Input<'saveAdminDraft'> | undefined;
  await expect.poll(() => kept()?.form, { timeout: 5000 }).toBe('resources/9/9');
  expect(kept()?.content).toContain('Kept');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1366, 900);
});
