import { IDS } from '@bcs/server/database/seed/ids';
import { watchRequests } from '#harness/at-rest';
import { brokenWords } from '#harness/broken-words';
import { IS_LONG_RUN, NIGHT_TAG } from '#harness/effort';
import type { Person } from '#harness/people';
import { expect, test } from '#harness/test';

// these tests only read
test.describe.configure({ mode: 'parallel' });

/** The widths: by day one each for a desktop, a tablet and a phone. */
const WIDTHS = IS_LONG_RUN ? ([1920, 1440, 1280, 768, 390] as const) : ([1280, 768, 390] as const);
const COURSE = IDS.activeCourse;
const TABLES: Readonly<Partial<Record<Person, readonly string[]>>> = {
  student: ['/', '/attendance', '/attendance?tab=requests', '/coursework', '/grades', '/graduation'],
  instructor: [
    '/',
    '/today',
    '/cohort',
    `/cohort/${COURSE}`,
    '/students',
    '/coursework',
    '/gradebook?view=grid',
    '/gradebook?view=list',
    '/remote-attendance-requests?status=all',
    '/weekly-feedback-report',
    `/sessions/${IDS.todaysSession}`,
  ],
  ssm: ['/', '/cohort', `/cohort/${COURSE}`, '/nps-report', '/survey-turnout', '/support-desk'],
  cm: ['/', '/cohort', `/cohort/${COURSE}`],
  admin: [
    '/admin/classes',
    `/admin/classes/${COURSE}/roster`,
    `/admin/classes/${COURSE}/sessions`,
    `/admin/classes/${COURSE}/assignments`,
    '/admin/audit',
  ],
  registrar: ['/admin/people', `/admin/classes/${COURSE}/roster`],
};

/** Most tables are for these people; a nightly run checks those of all others as well. */
const BY_DAY: readonly Person[] = ['instructor'];

const softly = expect.configure({ soft: true });

for (const [who, paths] of Object.entries(TABLES) as [Person, readonly string[]][]) {
  test(
    `no word of a table, number, moment or badge is broken for ${who}, at any width`,
    { tag: BY_DAY.includes(who) ? [] : NIGHT_TAG },
    async ({ enter }) => {
      test.setTimeout(300_000);
      const page = await enter(who);
      const atRest = watchRequests(page);
      for (const path of paths) {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await atRest();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // elements that measure their space, such as the weeks of a class, change shortly after the window
          await softly.poll(() => brokenWords(page), { message: `${path} at ${width}` }).toEqual([]);
        }
      }
    },
  );
}

test('fails when a number or a head is broken, and leaves an endless word alone', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(`<style>table { overflow-wrap: anywhere; width: 30px; table-layout: fixed }</style>
    <table><tr><th scope="col">Attendance</th></tr><tr><td>Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</td></tr></table>
    <span class="rounded-full" style="display: inline-block; width: 8px; overflow-wrap: anywhere">13</span>`);
  expect(await brokenWords(page)).toEqual(['Attendance in "Attendance"', '13 in "13"']);
});
