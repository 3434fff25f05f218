import { expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { cohort, enrollment, myInfo, university } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;
type Screen = Awaited<ReturnType<typeof app.open>>;

const headers = (screen: Screen) =>
  screen
    .getByRole('columnheader')
    .all()
    .map((cell) => cell.element().textContent);
const rows = (screen: Screen) =>
  screen
    .getByRole('row')
    .all()
    .slice(1)
    .map((row) =>
      Array.from(
        row.element().querySelectorAll('th, td'),
        (cell) => cell.lastElementChild?.textContent ?? cell.textContent,
      ),
    );

const SCHOOLS = [university(2, 'Stonebridge'), university(1, 'Ashford'), university(3, 'northfield')];
const COHORTS = [
  cohort({ school: university(1, 'Ashford'), id: 1, name: 'Past', startDate: '2024-01-01', endDate: '2024-06-01' }),
  cohort({
    school: university(1, 'Ashford'),
    id: 2,
    name: 'Running',
    startDate: '2025-01-01',
    endDate: '2999-06-01',
    programType: 'Cyber',
  }),
  cohort({ school: university(1, 'Ashford'), id: 3, name: 'Ahead', startDate: '2998-01-01', endDate: '2999-06-01' }),
];

function pick(answers: typeof broker.answers = {}) {
  app.signIn(null, {
    myInfo: myInfo(null),
    myUniversities: { universities: SCHOOLS },
    myUniversityCohorts: { cohorts: COHORTS },
    myCohortEnrollments: {
      enrollments: [enrollment('ta', { id: 7, name: 'Evening' }), enrollment('student', { id: 8, name: 'Morning' })],
    },
    ...answers,
  });
}

test('the school table: School, Cohorts, Classes, by name [PICK-003, PICK-007, PICK-008, PICK-018]', async () => {
  pick();
  const screen = await app.open('/universities');
  await expect.poll(() => headers(screen)).toEqual(['School', 'Cohorts', 'Classes']);
  await expect
    .poll(() => rows(screen))
    .toEqual([
      ['Ashford', '2', '3'],
      ['northfield', '2', '3'],
      ['Stonebridge', '2', '3'],
    ]);
  await screen.getByRole('link', { name: 'Ashford' }).click();
  await expect.poll(screen.path).toBe('/universities/Ashford');
  await expect.poll(() => broker.sentTo('myUniversityCohorts')[0]?.input).toEqual({ universityId: 1 });
});

test('the cohort table: five columns, latest start first [PICK-004, PICK-009, PICK-012, PICK-028, SHELL-061]', async () => {
  pick();
  const screen = await app.open('/universities/Ashford');
  await expect.poll(() => headers(screen)).toEqual(['School', 'Program Type', 'Cohort', 'Start Date', 'End Date']);
  await expect
    .poll(() => rows(screen))
    .toEqual([
      ['Ashford', 'Full Stack Flex Part-Time', 'Ahead', 'January 1, 2998', 'June 1, 2999'],
      ['Ashford', 'Cyber', 'Running', 'January 1, 2025', 'June 1, 2999'],
      ['Ashford', 'Full Stack Flex Part-Time', 'Past', 'January 1, 2024', 'June 1, 2024'],
    ]);
});

test('its filters stand in the address: program type [PICK-010, PICK-031, D-055]', async () => {
  pick();
  const screen = await app.open('/universities/Ashford');
  const options = Array.from(
    screen.getByLabelText('Program type').element().querySelectorAll('option'),
    (option) => option.text,
  );
  expect(options).toEqual(['All', 'Cyber', 'Full Stack Flex Part-Time']);
  await screen.getByLabelText('Program type').selectOptions('Cyber');
  await expect.poll(screen.path).toBe('/universities/Ashford?programType=Cyber');
  await expect.poll(() => rows(screen).map((row) => row[2])).toEqual(['Running']);
});

test.each([
  ['Active', 'active', ['Running']],
  ['Past', 'past', ['Past']],
  ['Upcoming', 'upcoming', ['Ahead']],
])('its filters stand in the address: %s [PICK-011, PICK-015, PICK-016, PICK-017]', async (label, value, names) => {
  pick();
  const screen = await app.open('/universities/Ashford');
  await screen.getByRole('group', { name: 'Active status' }).getByText(label, { exact: true }).click();
  await expect.poll(screen.path).toBe(`/universities/Ashford?activity=${value}`);
  await expect.poll(() => rows(screen).map((row) => row[2])).toEqual(names);
  await screen.getByRole('group', { name: 'Active status' }).getByText('All').click();
  await expect.poll(screen.path).toBe('/universities/Ashford');
});

test('filters that match nothing offer a way back, and wrong ones in the address count as all [PICK-010, PICK-011]', async () => {
  pick();
  const none = await app.open('/universities/Ashford?activity=past&programType=Cyber');
  await expect.element(none.getByText('No cohorts match these filters')).toBeVisible();
  await none.getByRole('button', { name: 'Show all cohorts' }).click();
  await expect.poll(none.path).toBe('/universities/Ashford');
  await none.unmount();
  const wrong = await app.open('/universities/Ashford?activity=sleeping');
  expect(rows(wrong)).toHaveLength(3);
  await wrong.unmount();
  const gone = await app.open('/universities/Ashford?programType=Basket%20Weaving&activity=past');
  expect(rows(gone).map((row) => row[2])).toEqual(['Past']);
  await gone.getByRole('group', { name: 'Active status' }).getByText('All').click();
  await expect.poll(gone.path).toBe('/universities/Ashford');
});

test('the class table: Class, Start Date, MidPoint Survey, End Date; TBD when missing [PICK-005, PICK-013, PICK-014, PICK-029, D-062]', async () => {
  const planned = { ...enrollment('student', { id: 8, name: 'Morning' }) };
  planned.midCourseSurveySchedule = {
    id: 1,
    courseId: 78,
    survey: 'mid',
    dateFrom: '2026-04-01',
    dateTo: '2026-04-08',
  };
  pick({ myCohortEnrollments: { enrollments: [enrollment('ta', { name: 'Evening' }), planned] } });
  const screen = await app.open('/universities/Ashford/cohorts/Running');
  await expect.poll(() => headers(screen)).toEqual(['Class', 'Start Date', 'MidPoint Survey', 'End Date']);
  await expect
    .poll(() => rows(screen))
    .toEqual([
      ['EveningFSF-12 · Teaching Assistant', 'January 5, 2026', 'TBD', 'June 26, 2026'],
      ['MorningFSF-12 · Student', 'January 5, 2026', 'April 1, 2026', 'June 26, 2026'],
    ]);
  await expect.poll(() => broker.sentTo('myCohortEnrollments')[0]?.input).toEqual({ cohortId: 2 });
});

test('school, cohort, class: then the remembered location, with the chosen class [PICK-001, D-033, D-052]', async () => {
  pick({ enrollmentInfo: { enrollment: enrollment('student', { id: 8, name: 'Morning' }) } });
  const screen = await app.open('/videos?playlist=2');
  expect(screen.path()).toBe('/universities');
  await screen.getByRole('link', { name: 'Ashford' }).click();
  await screen.getByRole('link', { name: 'Running' }).click();
  await screen.getByRole('button', { name: /Morning/ }).click();
  await expect.poll(screen.path).toBe('/videos?playlist=2');
  expect(localStorage.getItem('enrollmentId')).toBe('8');
  await expect.element(screen.getByRole('banner').getByText(/^Morning · /)).toBeVisible();
});

test('a single choice is taken at every level [PICK-002, D-052]', async () => {
  pick({
    myUniversities: { universities: [university(1, 'Ashford')] },
    myUniversityCohorts: { cohorts: [COHORTS[1]!] },
    myCohortEnrollments: { enrollments: [enrollment('ta', { id: 9 })] },
    enrollmentInfo: { enrollment: enrollment('ta', { id: 9 }) },
    dashboard: refuse(404, 'NOT_FOUND'),
  });
  const screen = await app.open('/universities');
  await expect.poll(screen.path).toBe('/');
  expect(localStorage.getItem('enrollmentId')).toBe('9');
});

test.each([
  '/universities/Foreign',
  '/universities/ashford',
  '/universities/Ashford/cohorts/running',
  '/universities/Foreign/cohorts/Running',
])('a name that is not exactly one of the own leads to the schools: %s [PICK-004, PICK-005, D-053]', async (path) => {
  pick();
  expect((await app.open(path)).path()).toBe('/universities');
});

test('names may hold anything [D-053]', async () => {
  const odd = 'A/B & C? #1 50%';
  pick({ myUniversities: { universities: [university(4, odd), university(1, 'Ashford')] } });
  const screen = await app.open('/universities');
  await screen.getByRole('link', { name: odd }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your cohort');
  await expect.poll(() => broker.sentTo('myUniversityCohorts')[0]?.input).toEqual({ universityId: 4 });
  expect(screen.path()).toBe(`/universities/${encodeURIComponent(odd)}`);
});

test('/courses shows all classes of the person with school and cohort [PICK-006, D-054]', async () => {
  const own = [
    enrollment('ta', { id: 7, name: 'Evening' }),
    enrollment('student', { id: 8, name: 'Morning', cohortName: 'Cohort 13' }),
  ];
  app.signIn(own[0], { me: { userAccount: { ...myInfo().userInfo, id: 5 }, enrollments: own } });
  const screen = await app.open('/courses');
  await expect
    .poll(() => headers(screen))
    .toEqual(['School', 'Cohort', 'Class', 'Start Date', 'MidPoint Survey', 'End Date']);
  expect(rows(screen)).toHaveLength(2);
  await expect.element(screen.getByRole('navigation', { name: 'Manage attendance' })).not.toBeInTheDocument();
});

test('the two tabs stand on both screens of whoever manages attendance [SHELL-053, SHELL-054, D-047]', async () => {
  const own = enrollment('cm');
  app.signIn(own, {
    myInfo: myInfo(own, { canManageAttendance: true }),
    me: { userAccount: { ...myInfo().userInfo, id: 5 }, enrollments: [own] },
    manageAttendance: refuse(500, 'INTERNAL'),
  });
  const screen = await app.open('/courses');
  const tabs = screen.getByRole('navigation', { name: 'Manage attendance' });
  await expect.element(tabs.getByRole('link', { name: 'Course Select' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Remote Requests' }).click();
  await expect.poll(screen.path).toBe('/remote-attendance-requests/all');
  await expect.element(tabs.getByRole('link', { name: 'Remote Requests' })).toHaveAttribute('aria-current', 'page');
});
