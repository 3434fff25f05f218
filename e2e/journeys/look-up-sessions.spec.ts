import { ENROLLMENTS, IDS } from '@bcs/server/database/seed/ids';
import { NIGHT_TAG } from '#harness/effort';
import { expect, test } from '#harness/test';
import { sessionPage } from '#pages/session';
import { shell } from '#pages/shell';

test('the sessions of this week lead to syllabus and calendar [SESS-001, SESS-010, SESS-011]', async ({ enter }) => {
  const page = await enter('student');
  await page.goto('/sessions');
  await expect(shell(page).heading).toHaveText('Sessions');
  await expect(page.getByRole('link', { name: /HTTP Servers/ })).toBeVisible();
  await page.getByRole('link', { name: 'Course Calendar' }).click();
  await expect(page).toHaveURL('/#coursecalendar');
  await page.goBack();
  await page.getByRole('link', { name: 'Session Syllabus' }).click();
  await expect(page).toHaveURL('/academicSyllabus');
});

test('a week without sessions says so [SESS-012]', { tag: NIGHT_TAG }, async ({ enter }) => {
  const page = await enter('ssm', { enrollmentId: ENROLLMENTS.ssmInUpcomingCourse });
  await page.goto('/sessions');
  await expect(page.getByText('No sessions found for this week')).toBeVisible();
});

test('the syllabus shows what class it is and all academic sessions [SESS-009]', async ({ enter }) => {
  const page = await enter('student');
  await page.goto('/academicSyllabus');
  const fact = (term: string) => page.locator('dl > div').filter({ hasText: term }).getByRole('definition');
  await test.step('university, class code and program [SESS-032, SESS-033, SESS-034]', async () => {
    await expect(fact('University')).toHaveText('Northfield University');
    await expect(fact('Class Code')).toHaveText('NU-FSF-PT-12');
    await expect(fact('Program')).toHaveText(/Full Stack/);
  });

  const table = page.getByRole('table');

  await test.step('the table has the academic sessions only [SESS-036, SESS-037]', async () => {
    await expect(table.getByRole('columnheader')).toHaveText(['Session Number', 'Session Name', 'Date & Time'], {
      useInnerText: true,
    });
    expect(await table.locator('tbody tr').count()).toBeGreaterThan(100);
    await expect(table.getByText('Behavioral Interviews')).toHaveCount(0);
  });

  await test.step('a row opens its session [SESS-038]', async () => {
    await page.getByRole('link', { name: 'Go to the next session' }).click();
    await expect(table.locator('[aria-current=true]')).toBeInViewport();
    // the link in the name covers the whole row, so a click on the date reaches it
    await table
      .getByRole('row', { name: /Routes and Middleware/ })
      .getByRole('cell')
      .last()
      .click({ force: true });
    await expect(page).toHaveURL(`/sessions/${IDS.tomorrowsSession}`);
  });

  await test.step('the link to all sessions [SESS-035]', async () => {
    await page.goto('/academicSyllabus');
    await page.getByRole('link', { name: 'View all Sessions' }).click();
    await expect(page).toHaveURL('/sessions');
  });
});

test(
  'lists that are empty or broken say so, and go on [SESS-103, SESS-104]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 400|CallFailed/);
    const page = await enter('student');
    await page.route('**/broker/academicSessionsForStudent', (route) => route.fulfill({ json: { sessions: [] } }));
    await page.goto('/academicSyllabus');
    await expect(page.getByText('No sessions available.')).toBeVisible();
    const broken = { status: 400, json: { success: false, errorCode: 'MALFORMED', errorMessage: 'x' } };
    const sorry = page.getByText("We're sorry, a system error occurred and sessions could not be loaded.");
    for (const [path, call] of [
      ['/academicSyllabus', 'academicSessionsForStudent'],
      ['/sessions', 'sessions'],
    ]) {
      await page.route(`**/broker/${call}`, (route) => route.fulfill(broken));
      await page.goto(String(path));
      await expect(sorry).toBeVisible();
      await page.unroute(`**/broker/${call}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(sorry).toHaveCount(0);
    }
  },
);

test('a session shows chapter, name, times, place, description and videos [SESS-003]', async ({ enter }) => {
  const page = await enter('student');
  const session = sessionPage(page);
  await session.open(IDS.videoSession);
  await test.step('chapter, name and times [SESS-013, SESS-014, SESS-015]', async () => {
    await expect(session.heading).toHaveText('Team Profile Workshop');
    await expect(session.hero).toContainText('Chapter 10.4');
    await expect(session.hero).toContainText(/[A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M – \d+:\d\d [AP]M [A-Z]{3,4}/);
  });

  await test.step('place, description and videos [SESS-017, SESS-018, SESS-019]', async () => {
    await expect(session.hero).toContainText('Whitman Hall, Room 204');
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Watch video \d/ })).toHaveCount(2);
  });
});

test(
  'an online classroom: a button for most, the address for the instructor, nothing for others [SESS-016]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const page = await enter('student');
    const session = sessionPage(page);
    const online = IDS.activeCourse * 1000 + 76;
    await session.open(online);
    await expect(session.hero).toContainText('Online classroom');
    await expect(page.getByRole('link', { name: 'Join online' })).toHaveAttribute('href', /northfield\.zoom\.us/);
    const instructor = await enter('instructor');
    await sessionPage(instructor).open(online);
    await expect(instructor.getByRole('link', { name: 'https://northfield.zoom.us/j/94410020030' })).toBeVisible();
    const cd = await enter('cd');
    await sessionPage(cd).open(online);
    await expect(sessionPage(cd).hero).toContainText('Online classroom');
    await expect(cd.locator('a[href*="zoom.us"]')).toHaveCount(0);
    await session.open(IDS.activeCourse * 1000 + 511);
    await expect(session.hero).toContainText('Location to be announced');
  },
);

test(
  'a session that does not exist or cannot be loaded says so [SESS-094, SESS-100]',
  { tag: NIGHT_TAG },
  async ({ enter, complaints }) => {
    complaints.expect(/status of 40[04]|CallFailed/);
    const page = await enter('student');
    for (const path of ['/sessions/999999', `/sessions/${IDS.lakesideSession}`, '/sessions/nonsense']) {
      await page.goto(path);
      await expect(
        page.getByText("This session doesn't seem to exist. Please go back to your sessions and choose another one."),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'View all Sessions' }).click();
    await expect(page).toHaveURL('/sessions');
    await page.route('**/broker/sessionDetail', (route) =>
      route.fulfill({ status: 400, json: { success: false, errorCode: 'MALFORMED', errorMessage: 'x' } }),
    );
    await sessionPage(page).open(IDS.todaysSession);
    await expect(
      page.getByText(
        'Your selected session could not be loaded. Please try again. If the problem persists please reach out to BCS Support',
      ),
    ).toBeVisible();
  },
);

test(
  'what a session offers differs by role [SESS-022, SESS-023, SESS-075, SESS-077, ATT-025, ATT-026]',
  { tag: NIGHT_TAG },
  async ({ enter }) => {
    const offers = {
      student: { edit: 0, videos: 0, table: 0 },
      instructor: { edit: 0, videos: 1, table: 1 },
      ta: { edit: 0, videos: 1, table: 1 },
      ssm: { edit: 1, videos: 1, table: 1 },
      admin: { edit: 1, videos: 1, table: 1 },
      cd: { edit: 1, videos: 1, table: 1 },
      cm: { edit: 0, videos: 0, table: 1 },
    } as const;
    for (const [person, { edit, videos, table }] of Object.entries(offers)) {
      const page = await enter(person as keyof typeof offers);
      const session = sessionPage(page);
      await session.open(IDS.careerSession);
      await expect(session.hero).toBeVisible();
      await expect(session.edit, person).toHaveCount(edit);
      await expect(session.remove, person).toHaveCount(edit);
      await expect(session.addVideos, person).toHaveCount(videos);
      await expect(session.table, person).toHaveCount(table);
      await session.open(IDS.todaysSession);
      await expect(session.hero).toBeVisible();
      await expect(session.edit, person).toHaveCount(0);
    }
  },
);
