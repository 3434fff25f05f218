import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Today, TodayLine } from '@bcs/contract/features/today/model';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { queryClient } from '#lib/query-client.ts';
import { callQuery } from '#lib/queries.ts';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { axeFindings } from '#testing/axe.ts';
import type { Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { remoteRow } from '#testing/remote-requests.ts';

const app = wholeApp();
const { broker } = app;
afterEach(cleanup);

const me = enrollment('instructor');
const OTHER = me.id + 1;
const line = (kind: TodayLine['kind'], more: Partial<TodayLine> = {}): TodayLine => ({
  enrollmentId: me.id,
  courseId: 77,
  kind,
  objectId: null,
  subject: null,
  count: 3,
  due: null,
  since: '2026-03-06T22:10:00.000Z',
  readOnly: false,
  aside: null,
  ...more,
});
const of = (enrollmentId: number, name: string): Today['classes'][number] => ({
  enrollmentId,
  name,
  code: 'FSF-12',
  role: 'instructor',
  timeZone: 'America/New_York',
  nextClassDay: '2099-03-16',
  classToday: null,
});
const today = (lines: TodayLine[], more: Partial<Today> = {}): Today => ({
  classes: [of(me.id, 'Full Stack'), of(OTHER, 'Data')],
  lines,
  unchecked: [],
  next: null,
  ...more,
});
const LINES = [
  line('comments', { enrollmentId: OTHER, since: '2026-01-01T00:00:00.000Z' }),
  line('grading', { count: 25 }),
  line('attendance', { objectId: 5, subject: 'Node Basics', due: plus(serverNow(), HOUR) }),
];
const open = async (answer: Today, answers: Answers = {}) => {
  app.signIn(me, { today: answer, ...answers });
  const screen = await app.open('/today');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Today');
  return screen;
};
const texts = (screen: Awaited<ReturnType<typeof open>>, name: string) =>
  screen
    .getByRole('list', { name })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

test('lines by class, the chosen one first, what is due on top, each one link with its button [SUCC-007, SUCC-009, SUCC-017]', async () => {
  const screen = await open(today(LINES));
  expect(
    screen
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Full Stack', 'Data']);
  expect(texts(screen, 'To do in Full Stack')).toEqual([
    expect.stringMatching(/^Node Basics: 3 students without attendance.* leftTake attendance/),
    expect.stringMatching(/^25 submissions to gradewaiting for .*Grade/),
  ]);
  await expect
    .element(screen.getByRole('link', { name: /25 submissions/ }))
    .toHaveAttribute('href', '/gradebook?gradeStatus=ungraded&view=list');
  expect(await axeFindings('dark')).toEqual([]);
});

test('by keyboard: Enter on a line opens its screen in the class of the line [SUCC-009, SUCC-099]', async () => {
  const other = enrollment('instructor', { id: OTHER, name: 'Data' });
  const screen = await open(today(LINES), { enrollmentInfo: { enrollment: other } });
  screen
    .getByRole('link', { name: /3 comments to answer/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.path()).toContain('/gradebook');
  await expect.poll(() => broker.sentTo('enrollmentInfo')).toMatchObject([{ input: { enrollmentId: OTHER } }]);
});

test('a line is set aside from its menu, and taken back [SUCC-018, SUCC-099]', async () => {
  const aside = line('comments', { aside: '2026-03-14' });
  const screen = await open(today([...LINES.slice(1), aside]), {
    setAsideToday: { success: true },
    takeBackSetAside: { success: true },
  });
  // due another day, so that it can be set aside as well
  screen.getByRole('button', { name: 'Set aside: 25 submissions to grade' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('menuitem', { name: 'Until tomorrow' }).click();
  await expect
    .poll(() => broker.sentTo('setAsideToday'))
    .toMatchObject([{ input: { kind: 'grading', objectId: null } }]);
  await screen.getByText('Set aside (1)').click();
  await screen.getByRole('button', { name: 'Take back: 3 comments to answer' }).click();
  await expect.poll(() => broker.sentTo('takeBackSetAside')).toHaveLength(1);
});

test('a number of what waits for others has no button, and counts as nothing to do [SUCC-014, SUCC-018]', async () => {
  const others = line('grading', { enrollmentId: OTHER, count: 25, readOnly: true });
  const screen = await open(today([line('remoteRequests', { count: 4 }), others]));
  await expect.element(screen.getByText('1 thing to do.')).toBeVisible();
  const row = screen.getByRole('list', { name: 'To do in Data' });
  await expect.element(row.getByText(/waiting for .* · for others to do/)).toBeVisible();
  expect([...row.getByRole('link').elements(), ...row.getByRole('button').elements()]).toEqual([]);
});

test('on the narrowest phone each line shows its button, within the page [SUCC-009, SUCC-099]', async () => {
  await page.viewport(360, 780);
  const screen = await open(today(LINES));
  for (const link of screen.getByRole('list', { name: 'To do in Full Stack' }).getByRole('link').all()) {
    await expect.element(link.getByText(/^(Take attendance|Grade)$/)).toBeVisible();
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeFindings('light')).toEqual([]);
  await page.viewport(1366, 900);
});

test('nothing left: it says so, and what is due next [SUCC-019]', async () => {
  const next = { enrollmentId: me.id, what: 'session', title: 'Node Basics', at: '2026-03-12T22:30:00.000Z' } as const;
  const screen = await open(today([], { next }));
  await expect.element(screen.getByRole('heading', { name: 'All done.' })).toBeVisible();
  await expect.element(screen.getByText(/Next: Node Basics begins on March 12, 2026, 6:30 PM EDT/)).toBeVisible();
  expect(await axeFindings('light')).toEqual([]);
});

test('what could not be checked says so, and never counts as nothing waiting [SUCC-100]', async () => {
  const screen = await open(today([], { unchecked: ['comments'] }));
  await expect.element(screen.getByText('We could not check comments. Try again.')).toBeVisible();
  await expect.element(screen.getByText('All done.')).not.toBeInTheDocument();
  const asked = broker.sentTo('today').length;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => broker.sentTo('today').length).toBeGreaterThan(asked);
});

test('a line that holds the focus stays while others come and go around it [SUCC-020]', async () => {
  const screen = await open(today(LINES));
  const link = screen.getByRole('link', { name: /25 submissions/ });
  link.element().focus();
  const top = link.element().getBoundingClientRect().top;
  queryClient.setQueryData(
    callQuery('today').queryKey,
    today([line('remoteRequests', { due: '2099-03-11T23:00:00.000Z' }), line('grading', { count: 26 })]),
  );
  await expect.element(screen.getByRole('link', { name: /26 submissions/ })).toHaveFocus();
  expect(
    screen
      .getByRole('link', { name: /26 submissions/ })
      .element()
      .getBoundingClientRect().top,
  ).toBe(top);
  await expect.element(screen.getByText('Settled')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /3 remote requests/ })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await expect.element(screen.getByText('Settled')).not.toBeInTheDocument();
  expect(texts(screen, 'To do in Full Stack')[0]).toContain('remote requests');
});

test('the class of today stands above its lines, with attendance and code once it comes in [D-240]', async () => {
  const begins = (startTime: string) => ({
    classes: [
      {
        ...of(me.id, 'Full Stack'),
        classToday: {
          sessionId: 9,
          name: 'HTTP Servers',
          chapter: 11.1,
          startTime,
          endTime: plus(startTime, 3 * HOUR),
        },
      },
    ],
  });
  const screen = await open(today([line('grading')], begins(plus(serverNow(), -HOUR))));
  const card = screen.getByRole('region', { name: 'Full Stack' });
  await expect.element(card.getByText('11.1 HTTP Servers')).toBeVisible();
  await expect.element(card.getByText(/^In class now, until /)).toBeVisible();
  const ways = card.getByRole('link').elements();
  expect(ways.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    '/sessions/9?attendance=open',
    '/sessions/9/room',
  ]);
  // this line alone is nothing to do
  await expect.element(screen.getByText('1 thing to do.')).toBeVisible();
  expect(await axeFindings('dark')).toEqual([]);
  await screen.unmount();
  queryClient.clear();
  const early = await open(today([], begins(plus(serverNow(), 2 * HOUR))));
  await expect.element(early.getByRole('link', { name: 'Session Details' })).toHaveAttribute('href', '/sessions/9');
  await expect.element(early.getByRole('heading', { name: 'All done.' })).toBeVisible();
});

test('remote requests are decided in place, whoever has waited longest first [D-240]', async () => {
  const screen = await open(today([line('remoteRequests', { count: 2 })]), {
    remoteAttendanceRequests: { remoteAttendanceRequests: [remoteRow(2), remoteRow(1)], next: null, undoable: [] },
    createRemoteAttendanceApproval: { success: true } as never,
  });
  const button = screen.getByRole('button', { name: 'Open here: 2 remote requests to decide' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('Student 1, Node Basics')).toBeVisible();
  const names = screen.getByRole('button', { name: /^Approve / }).elements();
  expect(names.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Approve Student 1, Node Basics',
    'Approve Student 2, Node Basics',
  ]);
  expect(await axeFindings('light')).toEqual([]);
  await screen.getByRole('button', { name: 'Approve Student 1, Node Basics' }).click();
  await expect
    .poll(() => broker.sentTo('createRemoteAttendanceApproval'))
    .toMatchObject([{ input: { remoteAttendanceRequestId: 1 } }]);
  expect(screen.path()).toBe('/today');
});

const row = (id: number, firstName: string, statusCode: 'none' | 'present') => ({
  student: { id, firstName, lastName: 'Okafor' },
  studentEnrollmentId: 100 + id,
  statusCode,
  attendance: null,
  absence: null,
  excusedAbsenceReason: null,
  remoteAttendanceRequest: null,
  remoteAttendanceApproval: null,
  remoteAttendanceDenial: null,
  wasThere: true,
  isBlocked: false,
  version: 0,
  changes: [],
});

test('students without attendance are marked present in place, and that is undone [D-240]', async () => {
  const screen = await open(today([line('attendance', { objectId: 5, subject: 'React', count: 2 })]), {
    attendance: { students: [row(1, 'Maya', 'none'), row(2, 'Noah', 'none'), row(3, 'Ada', 'present')] as never },
    setAttendanceStatus: ({ studentId, statusCode }) =>
      ({ success: true, attendance: { studentId, statusCode, version: 1 } }) as never,
  });
  await screen.getByRole('button', { name: 'Open here: React: 2 students without attendance' }).click();
  await expect.element(screen.getByText('Maya Okafor, Noah Okafor')).toBeVisible();
  await screen.getByRole('button', { name: 'All present' }).click();
  await expect.element(screen.getByText('2 students were marked present.')).toBeVisible();
  const statuses = () => broker.sentTo('setAttendanceStatus').map(({ input }) => input);
  await expect.poll(statuses).toMatchObject([
    { sessionId: 5, studentId: 1, statusCode: 'present' },
    { sessionId: 5, studentId: 2, statusCode: 'present' },
  ]);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statuses().slice(2)).toMatchObject([{ statusCode: 'none' }, { statusCode: 'none' }]);
});
