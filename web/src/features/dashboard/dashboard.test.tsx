import { describe, expect, test } from 'vitest';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { queryClient } from '#lib/query-client.ts';
import { callQuery } from '#lib/queries.ts';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { EMPTY_DASHBOARD } from '#testing/dashboard.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
function open(role: Role, dashboard: Partial<Dashboard> = {}, answers: Answers = {}, path = '/') {
  app.signIn(enrollment(role), { dashboard: { ...EMPTY_DASHBOARD, ...dashboard }, ...answers });
  return app.open(path);
}

test("until its data has come it shows 'Please stand by..' where its title will stand [DASH-002, DASH-003]", async () => {
  let arrive: (dashboard: Dashboard) => void = () => undefined;
  app.signIn(enrollment('ta'), { dashboard: () => new Promise((resolve) => (arrive = resolve)) });
  const screen = await app.open('/unauthorized');
  void screen.router.navigate({ to: '/' });
  const words = screen.getByText('Please stand by..');
  await expect.element(words).toBeVisible();
  expect(words.element().getBoundingClientRect().height).toBeGreaterThan(20);
  arrive(EMPTY_DASHBOARD);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Teaching Assistant Dashboard');
  await expect.element(words).not.toBeInTheDocument();
});

describe('what continues after the course', () => {
  const LINK = 'https://northfield.example/continue';
  const content = (videoId: string | null) => ({
    continuationContent: { availabilityDate: '2026-01-01T00:00:00.000Z', link: LINK, videoId },
  });
  const video = {
    id: 'film-1',
    title: 'What comes next',
    description: '',
    player: 'frame',
    embedUrl: 'about:blank#film-1',
    pageUrl: null,
  } as const;

  test('the card plays its video in place, and its button opens the courses [DASH-019, DASH-020]', async () => {
    const answers: Answers = { videoDetails: video as never };
    const screen = await open('student', content('film-1'), answers);
    const card = screen.getByRole('region', { name: 'Keep learning' });
    await expect.element(card.getByRole('link', { name: 'View Continuation Courses' })).toHaveAttribute('href', LINK);
    expect(broker.sentTo('videoDetails')).toEqual([]);
    await card.getByRole('button', { name: 'Watch the video' }).click();
    await expect.element(card.getByTitle('What comes next')).toHaveAttribute('src', video.embedUrl);
    expect(broker.sentTo('videoDetails')).toMatchObject([{ input: { videoId: 'film-1' } }]);
    await expect.element(card.getByRole('button', { name: 'Watch the video' })).not.toBeInTheDocument();
    expect(screen.path()).toBe('/');
  });
  test('without a video there is nothing to play, without content no card [DASH-019, DASH-022]', async () => {
    const screen = await open('student', content(null));
    const card = screen.getByRole('region', { name: 'Keep learning' });
    await expect.element(card).toBeVisible();
    await expect.element(card.getByRole('button')).not.toBeInTheDocument();
    await screen.unmount();
    queryClient.clear();
    const none = await open('student');
    await expect.element(none.getByRole('region', { name: 'Need help?' })).toBeVisible();
    await expect.element(none.getByRole('region', { name: 'Keep learning' })).not.toBeInTheDocument();
  });
});

describe('the career workshop card', () => {
  const upcomingCareerSession = {
    id: 31,
    name: 'Whiteboard Interviews',
    shortDescription: 'Bring a marker.',
    startTime: '2026-03-14T16:00:00.000Z',
    endTime: '2026-03-14T17:00:00.000Z',
  };
  const openWhere = (hideCareerServices: boolean) => {
    const dashboard = { ...EMPTY_DASHBOARD, upcomingCareerSession };
    app.signIn(enrollment('student', { hidden: { hideCareerServices } }), { dashboard });
    return app.open('/');
  };
  test('names the next workshop and leads to it [DASH-024]', async () => {
    const screen = await openWhere(false);
    const card = screen.getByRole('region', { name: 'Career Workshop' });
    await expect.element(card.getByText('Whiteboard Interviews')).toBeVisible();
    await expect.element(card.getByText('March 14, 2026, 12:00 PM – 1:00 PM EDT')).toBeVisible();
    await expect.element(card.getByRole('link', { name: 'Workshop details' })).toHaveAttribute('href', '/sessions/31');
  });
  test('is hidden when the cohort hides career services, though there is a workshop [DASH-025]', async () => {
    const screen = await openWhere(true);
    await expect.element(screen.getByRole('region', { name: 'Need help?' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Career Workshop' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Whiteboard Interviews')).not.toBeInTheDocument();
  });
});

describe('the NPS survey card', () => {
  const survey = (windowOpen: boolean, endSurveyEnabled: boolean) => ({
    endSurveyEnabled,
    midCourseSurveySchedule: null,
    endCourseSurveySchedule: null,
    windowOpen,
  });
  test.each<Role>(['ssm', 'admin'])(
    '%s enables and disables the survey [DASH-027, DASH-028, DASH-030]',
    async (role) => {
      let enabled = false;
      const screen = await open(
        role,
        {},
        {
          survey: () => survey(true, enabled),
          enableNpsEndSurvey: ({ value }) => {
            enabled = value;
            return { success: true, endSurveyEnabled: value };
          },
        },
      );
      const card = screen.getByRole('region', { name: 'NPS Survey' });
      await card.getByRole('button', { name: 'Enable end-of-course survey' }).click();
      await expect.element(card.getByText('enabled', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: 'Disable end-of-course survey' }).click();
      await expect.element(card.getByText('disabled', { exact: true })).toBeVisible();
      expect(broker.sentTo('enableNpsEndSurvey').map(({ input }) => input)).toEqual([
        { courseId: 77, value: true },
        { courseId: 77, value: false },
      ]);
    },
  );
  test('a switch that fails says so [DASH-031]', async () => {
    const answers = { survey: survey(true, true), enableNpsEndSurvey: refuse(429, 'RATE_LIMITED') };
    const screen = await open('ssm', {}, answers);
    const card = screen.getByRole('region', { name: 'NPS Survey' });
    await card.getByRole('button', { name: 'Disable end-of-course survey' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Something went wrong. Please refresh and try again.');
    await expect.element(card.getByText('enabled', { exact: true })).toBeVisible();
  });
  test('it is not there outside its window [DASH-029]', async () => {
    const screen = await open('ssm', {}, { survey: survey(false, false) });
    const answer = () => queryClient.getQueryData(callQuery('survey', { enrollmentId: 7 }).queryKey);
    await expect.poll(answer).toBeDefined();
    await expect.element(screen.getByRole('region', { name: 'Need help?' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'NPS Survey' })).not.toBeInTheDocument();
  });
});

test('a general manager, whose menu leads to no report, finds the way to them on a card [D-146]', async () => {
  const screen = await open('cm');
  const card = screen.getByRole('region', { name: 'Student Feedback' });
  await expect
    .element(card.getByRole('link', { name: 'Weekly Feedback' }))
    .toHaveAttribute('href', '/weekly-feedback-report');
  await expect.element(card.getByRole('link', { name: 'NPS Report' })).toHaveAttribute('href', '/nps-report');
  expect(broker.sentTo('survey')).toEqual([]);
});

test('the calendar is filtered by month, from three before the course to three after it [DASH-033, DASH-037, DASH-038, DASH-042, DASH-045, DASH-046]', async () => {
  const screen = await open('instructor', {}, {}, '/?selectedEventType=session&selectedMonth=2026-05');
  const month = screen.getByRole('combobox', { name: 'Month' });
  await expect.element(month).toHaveValue('2026-05');
  const labels = Array.from(month.element().querySelectorAll('option'), ({ textContent }) => textContent);
  expect([labels.length, labels[0], labels.at(-1)]).toEqual([12, 'October 2025', 'September 2026']);
  const [previous, next] = ['Previous month', 'Next month'].map((name) => screen.getByRole('button', { name }));
  await month.selectOptions('2026-09');
  await expect.element(next!).toBeDisabled();
  await month.selectOptions('2025-10');
  await expect.element(previous!).toBeDisabled();
  await next!.click();
  await expect.element(month).toHaveValue('2025-11');
  await month.selectOptions('2026-07');
  await expect.poll(screen.path).toBe('/?selectedEventType=session&selectedMonth=2026-07');
  await previous!.click();
  await expect.element(month).toHaveValue('2026-06');
  await screen.getByRole('button', { name: 'Reset Calendar' }).click();
  await expect.poll(screen.path).toBe('/');
});

test('staff read how many announcements there are and how many are unread [DASH-011, DASH-012]', async () => {
  const screen = await open('cd');
  await expect
    .element(screen.getByRole('link', { name: 'Announcements 5 active in this course, 2 unread' }))
    .toHaveAttribute('href', '/announcements');
});

describe('what waits for staff', () => {
  const line = {
    enrollmentId: 7,
    courseId: 77,
    kind: 'grading' as const,
    objectId: null,
    subject: null,
    count: 25,
    due: null,
    since: '2026-03-06T22:10:00.000Z',
    readOnly: false,
    aside: null,
  };
  const today = (more: Partial<NonNullable<Dashboard['today']>> = {}) => ({
    today: { lines: [line], elsewhere: { count: 12, classes: 2 }, unchecked: [], nextClassDay: null, ...more },
  });

  test('the lines of the class stand above the calendar, with how much waits elsewhere [SUCC-008]', async () => {
    const screen = await open('instructor', today());
    const card = screen.getByRole('region', { name: 'Today' });
    await expect.element(card.getByRole('link', { name: /^25 submissions to grade/ })).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: '12 more to do in 2 other classes' }))
      .toHaveAttribute('href', '/today');
    const below = screen.getByRole('region', { name: 'Course Calendar' }).element().getBoundingClientRect().top;
    expect(card.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(below);
  });
  test('the place of the lines is kept before they come [SUCC-008]', async () => {
    const screen = await open('instructor', today());
    const card = screen.getByRole('region', { name: 'Today' });
    await expect.element(card.getByRole('listitem')).toBeVisible();
    const list = card.getByRole('list').element().getBoundingClientRect().height;
    const kept = parseFloat(getComputedStyle(card.getByRole('list').element().parentElement as Element).minHeight);
    expect(list).toBeLessThanOrEqual(kept);
  });
  test('nothing waits, and what could not be checked says so [SUCC-008, SUCC-100]', async () => {
    const screen = await open('instructor', today({ lines: [], elsewhere: { count: 0, classes: 0 } }));
    await expect.element(screen.getByText('Nothing to do in this class.')).toBeVisible();
    await screen.unmount();
    queryClient.clear();
    const other = await open('instructor', today({ lines: [], unchecked: ['chats'] }));
    await expect.element(other.getByText('We could not check chats. Try again.')).toBeVisible();
  });
});

test('a student sees in one list what to do next, and what is done folded away', async () => {
  const work = { required: true, wasThere: true, isOpen: true, title: 'Build a server' };
  const doNext = {
    work: [
      { ...work, id: 4, effectiveDueDate: '2020-03-06T22:10:00.000Z' },
      { ...work, id: 5, title: 'Write tests', isOpen: false, effectiveDueDate: serverNow() },
    ],
    feedback: [{ notificationId: 9, assignmentId: 2, message: 'Your work was graded B+.', isComment: false }],
    rows: 3,
  };
  const screen = await open('student', { doNext }, { handleNotification: { success: true } as never });
  const card = screen.getByRole('region', { name: 'Do next' });
  await expect
    .element(card.getByRole('link', { name: /Build a server Overdue since March 6, 2020 Open/ }))
    .toBeVisible();
  await expect.element(card.getByText('Done (1)')).toBeVisible();
  const height = card.element().getBoundingClientRect().height;
  const kept = parseFloat(getComputedStyle(card.element().parentElement as Element).minHeight);
  expect(height).toBeLessThanOrEqual(kept);
  await card.getByRole('link', { name: /Your work was graded/ }).click();
  await expect.poll(() => broker.sentTo('handleNotification')).toMatchObject([{ input: { notificationId: 9 } }]);
});
