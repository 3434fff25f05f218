import { afterEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Output } from '#lib/api.ts';
import { enrollment, myInfo } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
afterEach(async () => {
  await cleanup();
});

const AT = '2026-03-11T20:10:00.000Z';
const person: Output<'adminPerson'> = {
  id: 5,
  version: 1,
  firstName: 'Sue',
  lastName: 'Lee',
  email: 'sue@x.example',
  newEmail: null,
  state: 'active',
  lockedUntil: null,
  lastLoginAt: AT,
  githubUserName: null,
  createdAt: AT,
  signIns: 0,
  hasSecondFactor: false,
  canManageAttendance: false,
  mayChange: true,
  isOwn: false,
  enrollments: [],
  invitations: [],
  merges: [],
  history: [],
  consequences: { enrollments: 0, left: [], comingSessions: [], comingSessionCount: 0, grants: 0 },
};

test('a standing role is given after a preview of each class, and ended after it is said what follows [ADM-036]', async () => {
  let given = false;
  app.signIn(enrollment('student'), {
    myInfo: { ...myInfo(), administers: 'university' },
    adminPerson: person,
    standingRoles: () => ({
      roles: given
        ? [
            {
              id: 3,
              role: 'cd',
              university: 'Northfield',
              cohort: 'Cohort 12',
              givenAt: AT,
              givenBy: 'Ida So',
              classes: 2,
            },
          ]
        : [],
      places: [{ id: 1, name: 'Northfield', cohorts: [{ id: 12, name: 'Cohort 12' }] }],
    }),
    previewStandingRole: {
      classes: [
        { courseId: 8, code: 'NU-8', what: 'begin' },
        { courseId: 9, code: 'NU-9', what: 'other role' },
      ],
      digest: 'd',
    },
    saveStandingRole: () => {
      given = true;
      return { success: true, enrolled: 1 };
    },
    endStandingRole: { success: true, ended: 2 },
  });
  const screen = await app.open('/admin/people/5');
  await screen.getByRole('button', { name: 'Give a standing role' }).click();
  await screen.getByLabelText('Role').selectOptions('Career Director');
  await screen.getByLabelText('Classes', { exact: true }).selectOptions('Classes of Cohort 12');
  await expect.element(screen.getByText('Has another role there, and keeps it')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
  await screen.getByRole('button', { name: 'Give standing role', exact: true }).click();
  await expect
    .poll(() => broker.sentTo('saveStandingRole')[0]?.input)
    .toEqual({
      accountId: 5,
      universityId: 1,
      cohortId: 12,
      role: 'cd',
      digest: 'd',
    });
  await expect.element(screen.getByText('Career Director in Cohort 12 · Northfield')).toBeVisible();
  await screen.getByRole('button', { name: 'End as Career Director' }).click();
  await expect.element(screen.getByText(/leaves the 2 classes/)).toBeVisible();
  await screen.getByRole('button', { name: 'End standing role' }).click();
  await expect
    .poll(() => broker.sentTo('endStandingRole')[0]?.input)
    .toEqual({ accountId: 5, standingRoleId: 3, reason: 'completed' });
});
