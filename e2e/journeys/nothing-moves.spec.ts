import { IDS } from '@bcs/server/database/seed/ids';
import { watchRequests } from '#harness/at-rest';
import { NIGHT_TAG } from '#harness/effort';
import { recordShifts, readShift } from '#harness/first-load';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';

// a browser that knows the app already would fetch and move less
test.use({ isFirstVisit: true });

// these tests only read
test.describe.configure({ mode: 'parallel' });

/** The limit for layout shift by the Layout Instability API; Web Vitals rates 0.1 as good. */
const MOST = 0.02;
const COURSE = IDS.activeCourse;
const PAGES: Readonly<Partial<Record<Person, readonly string[]>>> = {
  student: [
    '/',
    '/sessions',
    '/attendance',
    '/coursework',
    '/grades',
    '/graduation',
    '/announcements',
    '/notifications',
    '/assistant?q=How+do+I+deploy+a+server',
  ],
  instructor: [
    '/',
    '/today',
    `/sessions/${IDS.todaysSession}`,
    '/coursework',
    '/gradebook?view=grid',
    '/gradebook?view=list',
    `/gradebook/assignment/${IDS.ungradedAssignment}`,
    '/instructor-api-docs',
    '/instructor-api-docs/graphql',
    '/students',
    '/cohort',
    `/cohort/${COURSE}`,
    '/remote-attendance-requests',
  ],
  ssm: ['/', '/today', '/weekly-feedback-report', '/nps-report', '/survey-turnout', '/support-desk', '/chat'],
  admin: [
    '/',
    '/admin',
    '/admin/classes',
    `/admin/classes/${COURSE}`,
    `/admin/classes/${COURSE}/roster`,
    `/admin/classes/${COURSE}/sessions`,
    `/admin/classes/${COURSE}/assignments`,
    '/admin/audit',
  ],
  registrar: ['/admin', '/admin/people'],
};

/** Most users are students; a nightly run checks the pages of all others as well. */
const BY_DAY: readonly Person[] = ['student'];

for (const [who, paths] of Object.entries(PAGES) as [Person, readonly string[]][]) {
  test(
    `what ${who} looks at stays where it is while a page arrives and is scrolled`,
    { tag: BY_DAY.includes(who) ? [] : NIGHT_TAG },
    async ({ enter }) => {
      test.setTimeout(300_000);
      const page = await enter(who);
      await recordShifts(page);
      const atRest = watchRequests(page);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await atRest();
        expect.soft(await readShift(page), `${path} on arrival`).toBeLessThan(MOST);
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        await atRest();
        expect.soft(await readShift(page), path).toBeLessThan(MOST);
      }
    },
  );
}

test('fails when something pushes the page down', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await page.evaluate(
    "document.body.prepend(document.createElement('p')); document.body.firstChild.style.height = '24rem'",
  );
  await expect.poll(() => readShift(page)).toBeGreaterThan(MOST);
});
