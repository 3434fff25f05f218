/// <reference lib="dom" />
import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { plantLargeClass } from '@bcs/server/testing/large-class';
import { inBrowser } from './in-browser.ts';
import { tableLine, percentile } from './report.ts';
import { logIn, type BenchPerson } from './seats.ts';

const [STUDENTS, WEEKS] = [200, 24];
const LOADS = 20;
/** The limit in milliseconds from opening the address to the first plot. */
const FIRST_PLOT = 1000;

/** A class of 200 students, all of whom have answered in 24 weeks, and its success manager, who sees every answer. */
async function openClass(database: Database): Promise<BenchPerson> {
  const place = await database.one<{ universityId: number; cohortId: number; accountId: number }>(sql`
    select c.university_id as "universityId", c.cohort_id as "cohortId", e.account_id as "accountId"
    from courses c join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.role = 'instructor' limit 1`);
  const size = { students: STUDENTS, items: 0, waitingEvery: 1 };
  const { universityId, accountId } = place;
  const courseId = await plantLargeClass(database, { ...place, ...size, instructorId: accountId, now: systemClock() });
  const { enrollmentId } = await database.one<{ enrollmentId: number }>(sql`
    update enrollments set role = 'ssm' where university_id = ${universityId} and course_id = ${courseId} and role = 'instructor'
    returning id as "enrollmentId"`);
  await database.run(sql`
    insert into weekly_feedback (university_id, course_id, week, enrollment_id, submitted_at, class_overall, pace_of_class,
      apply_learning_outside_class, academic_support, instructor_engagement, instructor_clarity, instructor_knowledge,
      homework_feedback_rating, outside_time_spent, comments_on_instructor)
    select e.university_id, e.course_id, w, e.id, now(), 1 + e.id % 5, 3, 4, 4, 4, 4, 5, e.id % 6, 1 + e.id % 5,
      case when e.id % 3 = 0 then 'Clear examples, thank you!' end
    from enrollments e, generate_series(1, ${WEEKS}::int) w
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.role = 'student'`);
  await database.script('analyze');
  return { accountId, enrollmentId, token: await logIn(database, accountId) };
}

/** Notes in the page when the first plot stands there. */
function watch() {
  const seen = { firstPlot: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (seen.firstPlot === 0 && document.querySelector('main svg circle')) seen.firstPlot = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Measures the weekly feedback report of 200 students over 24 weeks in a browser, and prints it. */
export async function reportFeedback(
  at: { readonly url: string; readonly database: Database },
  verdict: (met: boolean) => string,
): Promise<void> {
  const who = await openClass(at.database);
  const loads = await inBrowser(at.url, who, watch, async (page) => {
    const times: number[] = [];
    for (let visit = 0; visit < LOADS; visit++) {
      await page.goto(`/weekly-feedback-report?week=${WEEKS}`);
      await page.locator('main svg circle').first().waitFor();
      times.push(await page.evaluate<number>('globalThis.seen.firstPlot'));
    }
    return times;
  });
  const first = percentile(loads, 95);
  console.log('\nThe weekly feedback of 200 students over 24 weeks, by a success manager; ms, p95\n');
  console.log(tableLine('', 'ms', 'at most'));
  console.log(tableLine('in the browser: the first plot', first.toFixed(0), FIRST_PLOT, verdict(first <= FIRST_PLOT)));
}
