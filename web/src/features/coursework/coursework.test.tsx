import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { assignment } from '#testing/coursework.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
const CAREER = { contextId: 2, context: { id: 2, contextCode: 'career' } } as const;
const OPEN = { submissionStatus: 'Not Submitted', submittedAt: null } as const;

test('what is handed in is done, also while nobody has given feedback [SUBM-011]', async () => {
  const overdue = assignment({ id: 1, title: 'Late Essay', ...OPEN });
  const calendarAssignments = [
    overdue,
    assignment({ id: 2, title: 'Open Quiz', ...OPEN }),
    assignment({ id: 3, title: 'Handed-in Quiz' }),
    assignment({ id: 4, title: 'Open Portfolio', ...CAREER, submissionStatus: 'No Feedback', submittedAt: null }),
    assignment({ id: 5, title: 'Handed-in Resume', ...CAREER, submissionStatus: 'No Feedback' }),
  ];
  app.signIn(enrollment(), {
    coursework: {
      calendarAssignments,
      currentWeekAssignments: [],
      nextDueAssignments: [],
      overdueAssignments: [overdue],
      archivedAssignments: [],
      courseStudentsCount: 1,
    },
  });
  await app.open('/coursework');
  const table = page.getByRole('table', { name: 'All coursework by due date' });
  const titles = () =>
    table
      .getByRole('rowheader')
      .elements()
      .map((each) => each.querySelector('a')?.textContent);
  await page.getByRole('radio', { name: 'To do' }).click({ force: true });
  await expect.poll(titles).toEqual(['Late Essay', 'Open Quiz', 'Open Portfolio']);
  await page.getByRole('radio', { name: 'Submitted' }).click({ force: true });
  await expect.poll(titles).toEqual(['Handed-in Resume', 'Handed-in Quiz']);
});

test('what is overdue comes first, and the weeks that are over are one line [WORK-003, WORK-005, D-301]', async () => {
  const overdue = assignment({ id: 1, title: 'Late Essay', ...OPEN, effectiveDueDate: '2020-03-06T22:00:00.000Z' });
  const next = assignment({ id: 2, title: 'Open Quiz', ...OPEN });
  app.signIn(enrollment(), {
    coursework: {
      calendarAssignments: [overdue, next],
      currentWeekAssignments: [],
      nextDueAssignments: [next],
      overdueAssignments: [overdue],
      archivedAssignments: [],
      courseStudentsCount: 1,
    },
  });
  const screen = await app.open('/coursework');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('You have 1 overdue assignment.');
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Overdue', 'Next due', 'All coursework']);
  await screen.getByRole('radio', { name: 'All', exact: true }).click({ force: true });
  const rows = screen.getByRole('table', { name: 'All coursework by due date' }).getByRole('rowheader');
  await expect.poll(() => rows.elements().length).toBe(1);
  await screen.getByRole('button', { name: /· 1 item$/ }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Today' })).toBeVisible();
  await screen.getByRole('button', { name: /· 1 item$/ }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
  expect(screen.getByRole('button', { name: 'Today' }).elements()).toEqual([]);
});

test('a number that no assignment can have is an unknown assignment, and is not asked for [WORK-010, WORK-036]', async () => {
  for (const number of ['2147483648', '99999999999999999999', '1e3', '0', '12a']) {
    app.signIn();
    const screen = await app.open(`/coursework/${number}/show`);
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'coursework' }))
      .toHaveTextContent("That coursework doesn't seem to exist. Please click here to return to your coursework.");
    await expect.element(screen.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/coursework');
    await screen.unmount();
  }
  expect(broker.sentTo('courseworkDetail')).toEqual([]);
});

test('a milestone that the cohort hides is no page for a student [WORK-015]', async () => {
  app.signIn(enrollment(), { courseworkDetail: () => refuse(403, 'FORBIDDEN') });
  const screen = await app.open('/coursework/7/show');
  await expect.poll(screen.path).toBe('/unauthorized');
});

test('what is archived stands apart, can be read, and takes no work [ADM-100]', async () => {
  const archived = assignment({ id: 7, title: 'An older exercise', isArchived: true });
  app.signIn(enrollment(), {
    coursework: {
      calendarAssignments: [],
      currentWeekAssignments: [],
      nextDueAssignments: [],
      overdueAssignments: [],
      archivedAssignments: [archived],
      courseStudentsCount: 1,
    },
    courseworkDetail: { assignment: archived, milestoneTypes: [], students: [] },
  });
  const screen = await app.open('/coursework');
  const table = screen.getByRole('table', { name: 'Archived coursework' });
  await table.getByRole('link', { name: 'An older exercise' }).click();
  await expect.element(screen.getByText(/^This assignment is archived: it accepts no new work/u)).toBeVisible();
  expect(screen.getByRole('link', { name: /Submit Assignment/u }).query()).toBeNull();
});

test('coursework that did not load can be asked for again, and a week without any says so [WORK-031, WORK-037]', async () => {
  app.signIn(enrollment('instructor'), { coursework: refuse(429, 'RATE_LIMITED') });
  const screen = await app.open('/coursework');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent("We're sorry, an error occurred while loading. Please click here to try again!");
  broker.answers.coursework = {
    calendarAssignments: [],
    currentWeekAssignments: [],
    nextDueAssignments: [],
    overdueAssignments: [],
    archivedAssignments: [],
    courseStudentsCount: 1,
  };
  await screen.getByRole('button', { name: 'click here' }).click();
  await expect.element(screen.getByText('No coursework items found for this week')).toBeVisible();
});
