import { describe, expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse } from '#testing/broker.ts';
import { cohort, enrollment, myInfo, university } from '#testing/people.ts';

const app = wholeApp();
const { broker } = app;

test('a private screen without a stored user leads to the login and is remembered [AUTH-005, AUTH-006]', async () => {
  const screen = await app.open('/coursework/12/show?tab=comments#last');
  expect(screen.path()).toBe('/login');
  expect(sessionStorage.getItem('rememberedLocation')).toBe('/coursework/12/show?tab=comments#last');
  expect(broker.sent).toEqual([]);
});

test('a stored user without a token must log in first [AUTH-005, AUTH-013]', async () => {
  localStorage.setItem(
    'user',
    JSON.stringify({ userId: 5, userName: 'm', errorCode: 'MUST_RESET_PASSWORD', resetToken: 'r' }),
  );
  expect((await app.open('/grades')).path()).toBe('/login');
});

test('all requests carry the stored token in the header, none in the address [AUTH-055, AUTH-058]', async () => {
  app.signIn();
  await app.open('/unauthorized');
  await expect.poll(() => broker.sent.map(({ name }) => name)).toContain('latestNotifications');
  expect(broker.sent.map(({ token }) => token)).toEqual(broker.sent.map(() => 'token-1'));
  expect(broker.sent.filter(({ url }) => url.includes('oken='))).toEqual([]);
});

test('reads are GET where the call says so, else POST with JSON under /broker [AUTH-056]', async () => {
  app.signIn();
  await app.open('/unauthorized');
  expect(broker.sentTo('myInfo')[0]).toMatchObject({ method: 'GET', url: '/broker/myInfo' });
  await expect
    .poll(() => broker.sentTo('latestNotifications')[0])
    .toMatchObject({ method: 'POST', input: { enrollmentId: 7 } });
});

test('a role that may not open a screen is led to /unauthorized [SHELL-007, SHELL-008]', async () => {
  app.signIn(enrollment('student'));
  const screen = await app.open('/gradebook');
  expect(screen.path()).toBe('/unauthorized');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You don't have permission!");
  await expect
    .element(screen.getByText('You do not have access to this page. Please go back to the dashboard.'))
    .toBeVisible();
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'dashboard' })).toHaveAttribute('href', '/');
});

test('a lock leads every private path to its own, except help and public pages [SHELL-009, D-046]', async () => {
  app.signIn();
  sessionStorage.setItem('routeLock', '/agreement');
  expect((await app.open('/sessions')).path()).toBe('/agreement');
  for (const open of ['/support', '/casesuccess', '/unauthorized', '/privacy-policy'])
    expect((await app.open(open)).path()).toBe(open);
});

describe('a lock falls when its enrollment has ended, and locks nobody out [SURV-043, D-046]', () => {
  const held = () => {
    sessionStorage.setItem('routeLock', '/feedback/10');
    sessionStorage.setItem('routeLockFor', '99/weekly-feedback/10');
  };

  test.each(['/', '/feedback/10', '/gradebook'])('with one other class, as staff: %s', async (path) => {
    app.signIn(enrollment('ta'), { dashboard: refuse(503, 'DOWN') });
    held();
    expect((await app.open(path)).path()).toBe(path === '/feedback/10' ? '/' : path);
    expect(sessionStorage.getItem('routeLock')).toBeNull();
  });

  test.each(['/', '/feedback/10'])('with two others, between which is to be chosen: %s', async (path) => {
    app.signIn(null, { myUniversities: { universities: [university(1), university(2, 'Lakeside Institute')] } });
    held();
    expect((await app.open(path)).path()).toBe('/universities');
    expect(sessionStorage.getItem('routeLock')).toBeNull();
  });
});

test('the only class is taken without asking [PICK-002, D-052]', async () => {
  app.signIn();
  expect((await app.open('/sessions')).path()).toBe('/sessions');
  expect(localStorage.getItem('enrollmentId')).toBe('7');
});

test('the class chosen last is checked with the server before it counts [PICK-030, D-052]', async () => {
  app.signIn(null, { enrollmentInfo: { enrollment: enrollment('ta', { id: 9 }) } });
  localStorage.setItem('enrollmentId', '9');
  expect((await app.open('/students')).path()).toBe('/students');
  expect(broker.sentTo('enrollmentInfo')[0]?.input).toEqual({ enrollmentId: 9 });
});

test('a tab keeps its class when another tab chooses one [PICK-019, D-205]', async () => {
  app.signIn(null, { enrollmentInfo: { enrollment: enrollment('ta', { id: 9 }) } });
  sessionStorage.setItem('enrollmentId', '9');
  localStorage.setItem('enrollmentId', '8');
  await app.open('/students');
  expect(broker.sentTo('enrollmentInfo').map(({ input }) => input)).toEqual([{ enrollmentId: 9 }]);
  expect(localStorage.getItem('enrollmentId')).toBe('8');
});

test('a new tab takes the class last chosen and stays with it [D-205]', async () => {
  app.signIn(null, { enrollmentInfo: { enrollment: enrollment('ta', { id: 9 }) } });
  localStorage.setItem('enrollmentId', '9');
  await app.open('/students');
  expect(sessionStorage.getItem('enrollmentId')).toBe('9');
});

describe('a link of a mail names the class it is about [D-330, D-205]', () => {
  const [chosen, named] = [enrollment('ta', { id: 8 }), enrollment('ta', { id: 9 })];
  const enrolled = (...own: (typeof chosen)[]) =>
    app.signIn(null, {
      enrollmentInfo: ({ enrollmentId }) => {
        const found = own.find(({ id }) => id === enrollmentId);
        return found ? { enrollment: found } : refuse(404, 'NOT_FOUND');
      },
    });
  const kept = () => [sessionStorage.getItem('enrollmentId'), localStorage.getItem('enrollmentId')];

  test('which is shown in this tab alone, and leaves the address', async () => {
    enrolled(chosen, named);
    localStorage.setItem('enrollmentId', '8');
    const screen = await app.open('/students?search=x&enrollment=9#list');
    expect(screen.path()).toBe('/students?search=x#list');
    expect(kept()).toEqual(['9', '8']);
    // the choice made later still applies when the page is opened again
    sessionStorage.setItem('enrollmentId', '8');
    await app.open(screen.path());
    expect(kept()).toEqual(['8', '8']);
  });

  test('also where another class of the tab was chosen before, or none', async () => {
    enrolled(chosen, named);
    sessionStorage.setItem('enrollmentId', '8');
    expect((await app.open('/students?enrollment=9')).path()).toBe('/students');
    expect(kept()[0]).toBe('9');
    sessionStorage.clear();
    localStorage.removeItem('enrollmentId');
    expect((await app.open('/students?enrollment=9')).path()).toBe('/students');
    expect(kept()[0]).toBe('9');
  });

  test.each(['99', 'x', '0', '99999999999'])('and one that is not the own is ignored: %s', async (foreign) => {
    enrolled(chosen);
    localStorage.setItem('enrollmentId', '8');
    expect((await app.open(`/students?enrollment=${foreign}`)).path()).toBe('/students');
    expect(kept()).toEqual(['8', '8']);
  });

  test('and is still named after the login [AUTH-006]', async () => {
    await app.open('/students?enrollment=9');
    const remembered = sessionStorage.getItem('rememberedLocation') ?? '';
    expect(remembered).toBe('/students?enrollment=9');
    enrolled(chosen, named);
    localStorage.setItem('enrollmentId', '8');
    expect((await app.open(remembered)).path()).toBe('/students');
    expect(kept()).toEqual(['9', '8']);
  });
});

test('the header names code, course, cohort and university [D-205]', async () => {
  const shown = enrollment('student');
  app.signIn(shown);
  const screen = await app.open('/unauthorized');
  const header = screen.getByRole('banner');
  const { code, name, cohort: of } = shown.course;
  const words = () => header.element().textContent;
  await expect.poll(words).toContain(code);
  await expect.poll(words).toContain(`${name} · ${of.name} · ${of.program.university.name} · Student`);
});

test('the class of who sat here before is not asked for by the next person [D-052]', async () => {
  app.signIn(enrollment('student'));
  localStorage.setItem('enrollmentId', '99');
  localStorage.setItem('enrollmentUserId', '4');
  expect((await app.open('/sessions')).path()).toBe('/sessions');
  expect(broker.sentTo('enrollmentInfo').map(({ input }) => input)).not.toContainEqual({ enrollmentId: 99 });
  expect(localStorage.getItem('enrollmentId')).toBe('7');
});

test('a class that the server no longer knows gives no access and is forgotten [D-052]', async () => {
  app.signIn(null, {
    enrollmentInfo: refuse(404, 'NOT_FOUND'),
    myUniversities: { universities: [university(1), university(2, 'Lakeside Institute')] },
  });
  localStorage.setItem('enrollmentId', '99');
  expect((await app.open('/grades')).path()).toBe('/universities');
  expect(localStorage.getItem('enrollmentId')).toBeNull();
});

test.each([
  ['several universities', {}, '/universities'],
  ['one university', { singleUniversity: university() }, '/universities/Northfield%20University'],
  [
    'one cohort',
    { singleUniversity: university(), singleCohort: cohort() },
    '/universities/Northfield%20University/cohorts/Cohort%2012',
  ],
])(
  'without a chosen class the picking begins where there is a choice: %s [PICK-001, PICK-002]',
  async (_what, singles, path) => {
    app.signIn(null, {
      myInfo: myInfo(null, singles),
      myUniversities: {
        universities: [university(), ...('singleUniversity' in singles ? [] : [university(2, 'Lakeside')])],
      },
      myUniversityCohorts: {
        cohorts: [cohort(), ...('singleCohort' in singles ? [] : [cohort({ id: 2, name: 'Cohort 13' })])],
      },
      myCohortEnrollments: { enrollments: [enrollment('ta'), enrollment('student', { id: 8 })] },
    });
    const screen = await app.open('/grades?x=1');
    expect(screen.path()).toBe(path);
    expect(sessionStorage.getItem('rememberedLocation')).toBe('/grades?x=1');
  },
);

test('a session that has ended before anything was open leads to the login, which tells of it [AUTH-077, AUTH-078]', async () => {
  app.signIn(enrollment(), { myInfo: refuse(401, 'UNAUTHENTICATED') });
  const screen = await app.open('/grades');
  expect(screen.path()).toBe('/login');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your session has expired, please log in again.');
  expect(localStorage.getItem('authToken')).toBeNull();
});
