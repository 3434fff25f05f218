import type { Page } from '@playwright/test';
import { IDS } from '@bcs/server/database/seed/ids';
import { axeFindings } from '#harness/axe';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';

const { accounts, todaysSession } = IDS;
const grading = (assignment: number) => `/gradebook/${assignment}/grade/${accounts.student}`;

/** Every screen, seen by somebody it is for; again by others where it differs much. */
const TOUR: Readonly<Partial<Record<Person, readonly string[]>>> = {
  student: [
    '/',
    '/sessions',
    `/sessions/${todaysSession}`,
    '/academicSyllabus',
    `/attendance/check-in/${todaysSession}`,
    '/attendance',
    '/attendance?tab=requests',
    '/coursework',
    `/coursework/${IDS.incompleteAssignment}/show`,
    `/coursework/${IDS.careerMilestone}/submit`,
    '/coursework/999999/show',
    '/grades',
    `/grades/${IDS.gradedAssignment}`,
    '/career-services',
    '/graduation',
    '/videos',
    '/videos/onboarding',
    '/videos/watch/how-to-check-in',
    `/attendance/remote-attendance-request/${IDS.futureSession}`,
    `/attendance/remote-attendance-request/${IDS.requestedSession}`,
    '/notifications',
    '/unauthorized',
    '/no/such/page',
  ],
  instructor: [
    '/',
    `/sessions/${todaysSession}`,
    `/sessions/${todaysSession}/video/create`,
    `/sessions/${IDS.videoSession}/video/update`,
    '/coursework',
    `/coursework/${IDS.ungradedAssignment}/show`,
    '/gradebook?view=grid',
    '/gradebook?view=list',
    '/gradebook?grade=F&required=optional&student=1',
    `/gradebook/assignment/${IDS.ungradedAssignment}`,
    grading(IDS.incompleteAssignment),
    '/remote-attendance-requests?status=all',
    `/students/${IDS.enrollments.student}/graduation`,
  ],
  ssm: ['/notifications', `/sessions/${todaysSession}/room`],
  admin: ['/videos/playlists', '/videos/playlists/new', `/videos/playlists/${IDS.universityPlaylist}`],
  cd: ['/sessions/create', grading(IDS.pendingMilestone)],
  cm: ['/', '/courses', '/remote-attendance-requests/all', grading(IDS.ungradedAssignment)],
  nobody: ['/'],
};

// They only read, so that two workers share the longest file
test.describe.configure({ mode: 'parallel' });

const TABLET = { width: 820, height: 1180 };
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

for (const [who, paths] of Object.entries(TOUR) as [Person, readonly string[]][]) {
  test(`every screen is clean for ${who}, by day and by night, and fits its width`, async ({
    enter,
    complaints,
    viewport,
  }) => {
    test.setTimeout(240_000);
    complaints.expect(/404|CallFailed/);
    const page = await enter(who);
    if (viewport) await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await axeFindings(page), path).toEqual([]);
      expect.soft(await overflow(page), `${path}: nothing sticks out at the right`).toBeLessThanOrEqual(0);
      if (!viewport || viewport.width <= TABLET.width) continue;
      await page.setViewportSize(TABLET);
      expect.soft(await overflow(page), `${path}: nor on a tablet`).toBeLessThanOrEqual(0);
      await page.setViewportSize(viewport);
    }
  });
}

test('every screen before the login is clean, by day and by night', async ({ page }) => {
  for (const path of [
    '/login',
    '/forgot-password',
    '/reset-password?token=unknown',
    '/mfa-generate-secret',
    '/privacy-policy',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), path).toEqual([]);
  }
});
