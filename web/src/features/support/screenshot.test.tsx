import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { chooseFiles, dropFiles, pasteFiles, pictureFile } from '#testing/pictures.ts';

const app = wholeApp();
const { broker } = app;
afterEach(cleanup);

const KEY = `screenshots/${'k'.repeat(43)}.webp`;
const PLACE = `/files/${KEY}`;
const UPLOADED = { [PLACE]: { success: true } } as unknown as Answers;
const FORM = {
  role: 'student' as const,
  universityId: 1,
  universities: [],
  hidden: false,
  supportEmail: null,
  timeZone: 'America/New_York',
  sessions: [],
};
let file: File;
beforeEach(() => {
  file = pictureFile();
});

const open = async (answers: Answers = {}) => {
  app.signIn(enrollment(), {
    supportForm: FORM,
    mySupportCases: { cases: [] },
    createSupportCase: { success: true, caseId: 5 },
    createScreenshotUpload: { key: KEY, uploadUrl: `${PLACE}?until=1&signature=s`, fileUrl: PLACE },
    deleteScreenshot: { success: true },
    ...UPLOADED,
    ...answers,
  });
  const screen = await app.open('/support');
  await expect.element(screen.getByRole('button', { name: 'Add a screenshot' })).toBeVisible();
  return screen;
};
type Screen = Awaited<ReturnType<typeof open>>;
const preview = (screen: Screen) => screen.getByRole('img', { name: 'Your screenshot' });
const isThere = (screen: Screen) => expect.element(screen.getByText('screen.png', { exact: true })).toBeVisible();
const deleted = () => broker.sentTo('deleteScreenshot').map(({ input }) => input);
const send = async (screen: Screen) => {
  await screen.getByRole('combobox', { name: 'Question Category' }).selectOptions('Graduation Eligibility');
  await screen.getByRole('textbox', { name: 'Description' }).fill('Look at this.');
  await screen.getByRole('button', { name: 'Send request' }).click();
};

test.each([
  ['chosen', chooseFiles],
  ['dropped', dropFiles],
  ['pasted', pasteFiles],
])('a screenshot that is %s is shown, uploaded and sent along [SUPP-003, SUPP-024]', async (_how, bring) => {
  const screen = await open();
  bring(file);
  await expect.element(preview(screen)).toBeVisible();
  await isThere(screen);
  expect(broker.sentTo('createScreenshotUpload').map(({ input }) => input)).toEqual([
    { fileName: 'screen.png', mimeType: 'image/png', size: file.size },
  ]);
  expect(broker.sent.filter(({ method }) => method === 'PUT').map(({ url }) => url)).toEqual([
    `${PLACE}?until=1&signature=s`,
  ]);
  await send(screen);
  await expect.poll(() => screen.path()).toBe('/casesuccess');
  expect(broker.sentTo('createSupportCase')[0]?.input).toMatchObject({ screenshot: KEY });
  expect(deleted()).toEqual([]);
});

test('without one nothing is sent along', async () => {
  const screen = await open();
  await send(screen);
  await expect.poll(() => broker.sentTo('createSupportCase')[0]?.input).toMatchObject({ screenshot: null });
});

test('one that is removed, or replaced, is removed from the server too [SUPP-025]', async () => {
  const screen = await open();
  chooseFiles(file);
  await isThere(screen);
  await screen.getByRole('button', { name: 'Remove screenshot' }).click();
  await expect.element(preview(screen)).not.toBeInTheDocument();
  await expect.poll(deleted).toEqual([{ key: KEY }]);
  chooseFiles(file);
  await isThere(screen);
  chooseFiles(pictureFile('second.png'));
  await expect.poll(deleted).toEqual([{ key: KEY }, { key: KEY }]);
  await expect.element(screen.getByText('second.png', { exact: true })).toBeVisible();
});

test('whoever leaves without sending takes it along [SUPP-006]', async () => {
  const screen = await open();
  chooseFiles(file);
  await isThere(screen);
  await screen.router.navigate({ to: '/casesuccess' });
  await expect.poll(deleted).toEqual([{ key: KEY }]);
});

test('so does whoever closes the page [SUPP-006]', async () => {
  const screen = await open();
  chooseFiles(file);
  await isThere(screen);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.poll(deleted).toEqual([{ key: KEY }]);
  // the page may be restored from the browser's cache
  await expect.element(preview(screen)).not.toBeInTheDocument();
});

test.each([
  ['of another kind', () => new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'A screenshot must be an image'],
  ['too large', () => new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }), 'under 5 MB'],
  ['of a long name', () => new File(['x'], `${'x'.repeat(1024)}`, { type: 'image/png' }), 'under 1024 characters'],
])('a file that is %s is not uploaded [SUPP-018, SUPP-019, SUPP-020]', async (_what, make, sentence) => {
  const screen = await open();
  chooseFiles(make());
  await expect.element(screen.getByRole('alert').getByText(new RegExp(sentence))).toBeVisible();
  expect(broker.sentTo('createScreenshotUpload')).toEqual([]);
});

test.each([
  ['no place is given', { createScreenshotUpload: refuse(500, 'UNEXPECTED') }],
  ['it cannot be kept', { [PLACE]: refuse(503, 'SCREENSHOT_NOT_UPLOADED') }],
  ['it is cut off', { [PLACE]: () => Promise.reject(new TypeError('Failed to fetch')) }],
])('where %s, that is said in these words, and the form can still be sent [SUPP-028]', async (_what, answers) => {
  const screen = await open(answers as unknown as Answers);
  chooseFiles(file);
  await expect
    .element(
      screen.getByText(
        'Error uploading photo. Please refresh and try again. You can also send the form without a screenshot.',
      ),
    )
    .toBeVisible();
  await send(screen);
  await expect.poll(() => broker.sentTo('createSupportCase')[0]?.input).toMatchObject({ screenshot: null });
});

test('a screenshot that the server has lost meanwhile is said to be so, and the words stay', async () => {
  const sentence = 'The screenshot is no longer there.';
  const screen = await open({ createSupportCase: refuse(409, 'SCREENSHOT_GONE', sentence) });
  chooseFiles(file);
  await isThere(screen);
  await send(screen);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(preview(screen)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Look at this.');
});

test('where the form is hidden there is an address instead [SHELL-035, D-017]', async () => {
  app.signIn(enrollment(), {
    supportForm: { ...FORM, hidden: true, supportEmail: 'help@northfield.example' },
    mySupportCases: { cases: [] },
  });
  const screen = await app.open('/support');
  await expect
    .element(screen.getByRole('link', { name: 'help@northfield.example' }))
    .toHaveAttribute('href', 'mailto:help@northfield.example');
  await expect.element(screen.getByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
});

test.each(['light', 'dark'] as const)('a form with a screenshot keeps nobody out, in the %s theme', async (theme) => {
  const screen = await open();
  chooseFiles(file);
  await isThere(screen);
  expect(await axeFindings(theme)).toEqual([]);
});
