import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { nearestReadable } from '@bcs/contract/features/universities/accent';
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

const NOTHING_HIDDEN = {
  hideBilling: false,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: true,
  hideExtendDueDate: false,
};
const NORTHFIELD: Output<'adminUniversity'> = {
  id: 1,
  version: 3,
  name: 'Northfield University',
  shortName: 'Northfield',
  logoUrl: null,
  accentColor: '#1f5fa8',
  supportEmail: null,
  timeZone: 'America/New_York',
  holidays: [{ from: '2026-12-21', to: '2027-01-03', name: 'Winter recess' }],
  archived: false,
  classes: 2,
  programs: [{ id: 4, version: 1, name: 'Full Stack', programType: 'UX/UI', cohorts: 1, classes: 2 }],
  cohorts: [
    {
      id: 6,
      version: 2,
      programId: 4,
      name: 'Cohort 6',
      startDate: '2026-09-01',
      endDate: '2027-02-28',
      archived: false,
      classes: 2,
      hides: NOTHING_HIDDEN,
    },
  ],
  rooms: [
    { id: 8, version: 1, name: 'Whitman 204', roomNumber: '204', buildingName: null, videoUrl: null, archived: false },
  ],
  mayKeep: true,
};

const open = async (answers: Answers = {}, path = '/admin/universities/1') => {
  app.signIn(enrollment('admin'), {
    myInfo: { ...myInfo(), administers: 'installation' },
    adminUniversity: NORTHFIELD,
    adminUniversities: {
      rows: [{ ...NORTHFIELD, cohorts: 1 }],
      total: 1,
      mayCreate: true,
    },
    featureFlags: { flags: [{ key: 'billing', enabled: true }], students: 24, staff: 3 },
    setFeatureFlag: { success: true },
    previewCohortSwitches: { version: 2, hides: NOTHING_HIDDEN, students: 24, staff: 1 },
    saveCohortSwitches: { success: true },
    updateUniversity: { success: true },
    saveAdminDraft: { success: true },
    adminDraft: { draft: null },
    ...answers,
  });
  return app.open(path);
};

test('the list leads to a university, shows the scale, and tells what a feature takes from whom before it goes [ADM-065, ADM-078, ADM-080]', async () => {
  const screen = await open({}, '/admin/universities');
  await expect
    .element(screen.getByRole('link', { name: /Northfield University/ }))
    .toHaveAttribute('href', '/admin/universities/1');
  const scale = screen.getByRole('region', { name: 'Grading scale' });
  expect(scale.getByRole('listitem').elements()).toHaveLength(14);
  expect(scale.getByRole('button').query()).toBeNull();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Switch off: Billing' }).click();
  const dialog = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await expect
    .element(dialog.getByText('The Billing entries in the header and the menu disappear for 24 students.'))
    .toBeVisible();
  expect(broker.sentTo('setFeatureFlag')).toEqual([]);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect.poll(() => broker.sentTo('setFeatureFlag')[0]?.input).toEqual({ key: 'billing', enabled: false });
});

test('a colour that cannot be read is offered in its nearest shade, and brand and holidays are saved [ADM-066, ADM-067]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit brand and time' }).click();
  const nearest = nearestReadable('#ffd400');
  await screen.getByLabelText('Accent color', { exact: true }).fill('#FFD400');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: `Use ${nearest} as the accent color` }).click();
  await expect.element(screen.getByText('In the dark theme')).toBeVisible();
  await screen.getByRole('button', { name: 'Add a holiday' }).click();
  await screen.getByLabelText('Name').last().fill('Labor Day');
  await screen.getByLabelText('First day').last().fill('2026-09-07');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => broker.sentTo('updateUniversity')[0]?.input)
    .toEqual({
      universityId: 1,
      version: 3,
      name: 'Northfield University',
      shortName: 'Northfield',
      accentColor: nearest,
      supportEmail: null,
      timeZone: 'America/New_York',
      holidays: [...NORTHFIELD.holidays, { from: '2026-09-07', to: '2026-09-07', name: 'Labor Day' }],
    });
});

test('who comes second sees both versions of brand and holidays and loses neither [ADM-115]', async () => {
  const theirs = { ...NORTHFIELD, version: 4, shortName: 'NFU', holidays: [] };
  const screen = await open({
    updateUniversity: ({ version }: Input<'updateUniversity'>) => {
      if (version === 4) return { success: true } as const;
      return new Refusal(409, {
        success: false,
        errorCode: 'CHANGED_MEANWHILE',
        errorMessage: 'Someone else has changed this in the meantime.',
        current: theirs,
      });
    },
  });
  await screen.getByRole('button', { name: 'Edit brand and time' }).click();
  await screen.getByLabelText('Short name').fill('North');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('group', { name: 'Short name' }).getByText('Take theirs: NFU')).toBeVisible();
  await screen
    .getByRole('group', { name: 'Holidays' })
    .getByRole('radio', { name: /^Take theirs/u })
    .click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => broker.sentTo('updateUniversity')[1]?.input)
    .toMatchObject({ version: 4, shortName: 'North', holidays: [] });
});

test('what a cohort no longer shows is told in one sentence with the number of people before it is saved [ADM-078]', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Actions for Cohort 6' }).click();
  await screen.getByRole('menuitem', { name: 'Choose what it shows' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Career Services').click();
  await expect
    .element(
      dialog.getByText(
        'Career Services, career sessions and milestones disappear for 24 students and 1 member of staff.',
      ),
    )
    .toBeVisible();
  await dialog.getByLabelText('Chat').click();
  await expect.element(dialog.getByText(/The chat bubble and everything it opens appear again/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => broker.sentTo('saveCohortSwitches')[0]?.input)
    .toEqual({
      universityId: 1,
      cohortId: 6,
      version: 2,
      ...NOTHING_HIDDEN,
      hideCareerServices: true,
      hideLiveChat: false,
    });
});
