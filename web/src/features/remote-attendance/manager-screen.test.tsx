import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { onHeard } from '#lib/changes.ts';
import { serverNow } from '#lib/server-clock.ts';
import { queryClient } from '#lib/query-client.ts';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment, myInfo } from '#testing/people.ts';
import { remoteRow, requestStep } from '#testing/remote-requests.ts';

const app = wholeApp();
const { broker } = app;
const pageOf = (...rows: ReturnType<typeof remoteRow>[]) => ({
  remoteAttendanceRequests: rows,
  next: null,
  undoable: [],
});
const approved = { success: true as const, approval: requestStep(1) };
const denied = { success: true as const, denial: requestStep(1) };

const open = (answers: Answers = {}, role: Role = 'ta') => {
  app.signIn(enrollment(role), {
    remoteAttendanceRequests: pageOf(remoteRow(1), remoteRow(2), remoteRow(3)),
    ...answers,
  });
  return app.open('/remote-attendance-requests');
};
type Screen = Awaited<ReturnType<typeof open>>;
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();
const sent = (name: 'createRemoteAttendanceApproval' | 'createRemoteAttendanceDenial') =>
  broker.sentTo(name).map(({ input }) => (input as { remoteAttendanceRequestId: number }).remoteAttendanceRequestId);

describe('the manager', () => {
  test.each(COURSE_RUNNERS)('opens for %s, who helps to run the course [REM-002, REM-030, REM-043]', async (role) => {
    const screen = await open({}, role);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Remote Requests');
    expect(broker.sentTo('remoteAttendanceRequests').at(-1)?.input).toEqual({ enrollmentId: 7, status: 'pending' });
  });

  test.each(['student', 'cd', 'cm'] as const)('leads %s to /unauthorized [REM-031]', async (role) => {
    expect((await open({}, role)).path()).toBe('/unauthorized');
  });

  test('approves one and fetches the list again [REM-012, REM-039]', async () => {
    const screen = await open({ createRemoteAttendanceApproval: approved });
    await expect.element(screen.getByRole('rowheader', { name: 'Student 2' })).toBeVisible();
    broker.answers.remoteAttendanceRequests = pageOf(remoteRow(1), remoteRow(3));
    await press(screen, 'Approve Student 2, Node Basics');
    await expect.element(screen.getByText('Remote Attendance request has been approved').first()).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Student 2' })).not.toBeInTheDocument();
    expect(broker.sentTo('createRemoteAttendanceApproval')[0]?.input).toEqual({
      id: null,
      remoteAttendanceRequestId: 2,
    });
  });

  test.each([
    ['ta', 1],
    ['ssm', 2],
  ] as const)(
    'after the attendance lock %s approves %s of two requests [ATT-019, REM-012, D-200]',
    async (role, count) => {
      const past = {
        ...remoteRow(1).session,
        startTime: '2026-03-02T23:30:00.000Z',
        endTime: '2026-03-03T02:30:00.000Z',
      };
      const requests = pageOf(remoteRow(1, { session: past }), remoteRow(2));
      const screen = await open({ remoteAttendanceRequests: requests }, role);
      await expect.element(screen.getByRole('button', { name: 'Deny Student 1, Node Basics' })).toBeVisible();
      expect(screen.getByRole('button', { name: /^Approve Student/ }).elements()).toHaveLength(count);
    },
  );

  test('denies one after a question [REM-013, REM-041, REM-049]', async () => {
    const screen = await open({ createRemoteAttendanceDenial: denied });
    await press(screen, 'Deny Student 1, Node Basics');
    await screen.getByRole('dialog', { name: 'Deny this request?' }).getByRole('button', { name: 'Cancel' }).click();
    expect(sent('createRemoteAttendanceDenial')).toEqual([]);
    await press(screen, 'Deny Student 1, Node Basics');
    await screen.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
    await expect.element(screen.getByText('Remote Attendance request has been denied').first()).toBeVisible();
    expect(sent('createRemoteAttendanceDenial')).toEqual([1]);
  });

  test('decides several at once; one that fails holds up no other [REM-012, REM-040, REM-050, REM-051]', async () => {
    const screen = await open({
      createRemoteAttendanceApproval: ({ remoteAttendanceRequestId: id }) => {
        if (id === 1) return { error: true, message: 'Attendance already set' };
        return id === 2 ? refuse(500, 'UNEXPECTED') : approved;
      },
    });
    await screen.getByRole('checkbox', { name: 'Select all 3 open requests' }).click();
    await press(screen, 'Approve selected');
    await screen
      .getByRole('dialog', { name: 'Approve 3 requests?' })
      .getByRole('button', { name: 'Approve all' })
      .click();
    await expect.element(screen.getByText('Remote Attendance request has been approved').first()).toBeVisible();
    const reasons = screen.getByRole('alert').getByRole('listitem');
    await expect.element(screen.getByRole('alert')).toBeInViewport();
    await expect
      .element(reasons.nth(0))
      .toHaveTextContent(
        'Student 1, Node Basics. The remote attendance approval could not be completed because attendance for this session has already been set for this student. Please contact support',
      );
    await expect
      .element(reasons.nth(1))
      .toHaveTextContent(
        'Student 2, Node Basics. The remote attendance approval could not be completed because an unexpected error occurred. Please contact support',
      );
    expect(sent('createRemoteAttendanceApproval').toSorted()).toEqual([1, 2, 3]);
  });

  test('what was approved can be undone for ten minutes, also after the page was loaded anew', async () => {
    const approvedAt = plus(serverNow(), -4 * MINUTE);
    const given = (id: number, at = approvedAt) => ({
      remoteAttendanceRequestId: id,
      approvedAt: at,
      student: { firstName: 'Student', lastName: String(id) },
      session: { name: 'Node Basics', startTime: '2999-03-12T01:30:00.000Z' },
      timeZone: 'America/New_York',
    });
    const over = given(9, plus(serverNow(), -11 * MINUTE));
    const screen = await open({
      remoteAttendanceRequests: { ...pageOf(), undoable: [given(1), given(2), given(3), over] },
      undoRemoteAttendanceApproval: ({ remoteAttendanceRequestId: id }) => {
        const left = [1, 2, 3].filter((each) => each > id || (id === 3 && each === 2));
        broker.answers.remoteAttendanceRequests = { ...pageOf(), undoable: left.map((each) => given(each)) };
        return id === 2 ? refuse(409, 'REMOTE_UNDO_OVER', 'This approval can no longer be undone.') : { success: true };
      },
    });
    await expect.element(screen.getByText(/^3 requests were approved. You can undo this until/)).toBeVisible();
    await screen.getByText('Undo one by one').click();
    await press(screen, 'Undo: Student 1, Node Basics');
    await expect.element(screen.getByText(/^2 requests were approved/)).toBeVisible();
    await press(screen, 'Undo all');
    await expect.element(screen.getByText('1 approval was undone.').first()).toBeVisible();
    await expect
      .element(screen.getByRole('alert').getByRole('listitem'))
      .toHaveTextContent('Student 2, Node Basics. This approval can no longer be undone.');
    await expect.element(screen.getByText(/^The request of Student 2, Node Basics, was approved/)).toBeVisible();
  });

  test('approves several only after a question [REM-049]', async () => {
    const screen = await open({ createRemoteAttendanceApproval: approved });
    await screen.getByRole('checkbox', { name: 'Select all 3 open requests' }).click();
    await press(screen, 'Approve selected');
    await screen.getByRole('dialog', { name: 'Approve 3 requests?' }).getByRole('button', { name: 'Cancel' }).click();
    expect(sent('createRemoteAttendanceApproval')).toEqual([]);
  });

  test('select all leaves out whose attendance is set already, and shows what each student has used [REM-051, REM-055]', async () => {
    const screen = await open({
      createRemoteAttendanceApproval: approved,
      remoteAttendanceRequests: pageOf(
        remoteRow(1, { statusCode: 'present' }),
        remoteRow(2, { remoteAttendanceCount: 4 }),
        remoteRow(3, { maxRemoteAttendance: null }),
      ),
    });
    await screen.getByRole('checkbox', { name: 'Select all 2 open requests' }).click();
    await press(screen, 'Approve selected');
    await screen.getByRole('dialog').getByRole('button', { name: 'Approve all' }).click();
    await expect.poll(() => sent('createRemoteAttendanceApproval').toSorted()).toEqual([2, 3]);
    await expect.element(screen.getByText('4 of 5 remote days used, 1 waiting for a decision, 0 left')).toBeVisible();
    await expect.element(screen.getByText('2 remote days used, 1 waiting for a decision, no limit')).toBeVisible();
  });

  test('on a phone they are ticked as well [REM-012]', async () => {
    await page.viewport(390, 844);
    const screen = await open({ createRemoteAttendanceApproval: approved });
    await screen.getByRole('checkbox', { name: 'Select Student 2, Node Basics' }).click();
    await press(screen, 'Approve selected');
    await expect.poll(() => sent('createRemoteAttendanceApproval')).toEqual([2]);
    await page.viewport(1366, 900);
  });

  test('says what an approval would meet, and shows decided requests without buttons [REM-011, REM-012, REM-013]', async () => {
    const screen = await open({
      remoteAttendanceRequests: pageOf(
        remoteRow(1, { statusCode: 'absent', absence: { excused: false } }),
        remoteRow(2, { approval: requestStep(1) }),
        remoteRow(3, { denial: requestStep(2) }),
      ),
    });
    await expect.element(screen.getByText('Attendance already set: Absent')).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'Approved' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'Denied' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^(Approve|Deny) Student/ }).all()).toHaveLength(2);
  });

  test('is filtered by its address, and goes on with older requests page by page [REM-043, REM-053]', async () => {
    const next = { id: 2, date: '2026-03-01T20:00:00.000Z' };
    const screen = await open({
      remoteAttendanceRequests: ({ status, before }) => {
        if (status === 'denied') return pageOf();
        return before ? pageOf(remoteRow(4)) : { ...pageOf(remoteRow(1), remoteRow(2)), next };
      },
    });
    await press(screen, 'Show older requests');
    await expect.element(screen.getByRole('rowheader', { name: 'Student 4' })).toBeVisible();
    expect(broker.sentTo('remoteAttendanceRequests').at(-1)?.input).toEqual({
      enrollmentId: 7,
      status: 'pending',
      before: next,
    });
    await screen.getByText('Denied', { exact: true }).click();
    await expect
      .element(
        screen.getByText(
          'There are no denied remote attendance requests in this course. Please choose another status.',
        ),
      )
      .toBeVisible();
    expect(screen.path()).toBe('/remote-attendance-requests?status=denied');
  });
});

describe('the general manager', () => {
  const scope = {
    canManageAttendance: true as const,
    universities: [{ id: 1, name: 'Northfield University' }],
    cohorts: [
      { id: 1, name: 'Cohort 12', universityId: 1 },
      { id: 2, name: 'Cohort 13', universityId: 1 },
    ],
    courses: [
      { id: 77, name: 'Full Stack Flex', code: 'FSF-12', cohortId: 1 },
      { id: 78, name: 'Data Viz', code: 'DV-13', cohortId: 2 },
    ],
    pendingRemoteAttendanceRequestCount: 2,
  };
  const manage = (canManageAttendance: boolean, at = '/remote-attendance-requests/all') => {
    const own = enrollment('cm');
    app.signIn(own, {
      myInfo: myInfo(own, { canManageAttendance }),
      manageAttendance: scope,
      allRemoteAttendanceRequests: pageOf(remoteRow(1), remoteRow(2)),
      createRemoteAttendanceApproval: approved,
    });
    return app.open(at);
  };

  test('needs the right to manage attendance [REM-003, REM-034]', async () => {
    expect((await manage(false)).path()).toBe('/unauthorized');
  });

  test('sees all courses, narrows them by the address, and decides [REM-003, REM-032, REM-042]', async () => {
    const screen = await manage(true, '/remote-attendance-requests/all?cohortId=1&status=all');
    await expect.element(screen.getByText('2 requests to review')).toBeVisible();
    expect(broker.sentTo('allRemoteAttendanceRequests').at(-1)?.input).toEqual({ cohortId: 1 });
    const course = screen.getByRole('combobox', { name: 'Course' });
    expect(Array.from(course.element().querySelectorAll('option'), (option) => option.textContent)).toEqual([
      'All courses',
      'Full Stack Flex (FSF-12)',
    ]);
    await course.selectOptions('77');
    await expect
      .poll(() => broker.sentTo('allRemoteAttendanceRequests').at(-1)?.input)
      .toEqual({ cohortId: 1, courseId: 77 });
    expect(screen.path()).toBe('/remote-attendance-requests/all?status=all&cohortId=1&courseId=77');
    await press(screen, 'Approve Student 1, Node Basics');
    await expect.element(screen.getByText('Remote Attendance request has been approved').first()).toBeVisible();
    expect(sent('createRemoteAttendanceApproval')).toEqual([1]);
  });

  test.each(['cohortId=9', 'universityId=x&courseId=79', 'cohortId=2&courseId=77'])(
    'shows what the filters say, whatever stands in the address: %s [REM-032]',
    async (asked) => {
      const screen = await manage(true, `/remote-attendance-requests/all?${asked}`);
      await expect.element(screen.getByRole('rowheader', { name: 'Student 1' })).toBeVisible();
      const cohort = asked.startsWith('cohortId=2') ? { cohortId: 2 } : {};
      await expect.element(screen.getByRole('combobox', { name: 'Course' })).toHaveValue('');
      expect(broker.sentTo('allRemoteAttendanceRequests').at(-1)?.input).toEqual({ ...cohort, status: 'pending' });
    },
  );
});

test('ssm and ta decide in the notification; it offers nothing once decided [REM-035, REM-050]', async () => {
  const news = (content: object) => ({
    id: 9,
    type: 'REMOTE_REQUESTED' as const,
    handled: false,
    createdAt: '2026-03-01T20:00:00.000Z',
    content: { message: 'Maya Okafor requests remote attendance.', ...content },
  });
  app.signIn(enrollment('ssm'), {
    notifications: { notifications: [news({ remoteAttendanceRequestId: 5 })] },
    createRemoteAttendanceApproval: { error: true, message: 'Attendance already set' },
    createRemoteAttendanceDenial: denied,
  });
  const screen = await app.open('/notifications');
  await press(screen, 'Approve');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'The remote attendance approval could not be completed because attendance for this session has already been set for this student. Please contact support',
    );
  broker.answers.notifications = { notifications: [news({})] };
  await press(screen, 'Deny');
  await screen.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
  await expect.element(screen.getByText('Remote Attendance request has been denied').first()).toBeVisible();
  // the server notifies everybody who was asked, including the person who decided
  onHeard(queryClient, { topics: ['notifications'] });
  await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect([sent('createRemoteAttendanceApproval'), sent('createRemoteAttendanceDenial')]).toEqual([[5], [5]]);
});
