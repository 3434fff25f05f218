import { describe, expect, test } from 'vitest';
import { wholeApp } from '#testing/app.tsx';
import { refuse, type Answers } from '#testing/broker.ts';
import { enrollment } from '#testing/people.ts';
import { remoteRow, requestStep, weighedRequest } from '#testing/remote-requests.ts';

const app = wholeApp();
const { broker } = app;
const PAGE = '/attendance/remote-attendance-request/12';
const after = { ...enrollment(), pendingRemoteAttendanceRequestCount: 2 };

const open = (answers: Answers = {}, own = enrollment()) => {
  app.signIn(own, { requestRemoteAttendance: weighedRequest(), ...answers });
  return app.open(PAGE);
};
const agree = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getByRole('checkbox', { name: 'I have read and agree to the remote attendance rules.' });
const request = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getByRole('button', { name: 'Request', exact: true });

describe('the form', () => {
  test('shows session, date, time, cost and rules [REM-001, REM-005, REM-006, REM-016, REM-020]', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('11.1 Node Basics');
    await expect.element(screen.getByText(/March 11, 2999/)).toBeVisible();
    await expect.element(screen.getByText(/9:30 PM – 12:30 AM/)).toBeVisible();
    await expect.element(screen.getByText('This request uses 4 of 5 remote attendances')).toBeVisible();
    await expect.element(screen.getByText(/You may attend 5 sessions of this course remotely\./)).toBeVisible();
  });

  test('nothing is sent before the agreement [REM-007, REM-008, REM-027]', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect.element(request(screen)).toBeDisabled();
    await agree(screen).click();
    await expect.element(request(screen)).toBeEnabled();
    await agree(screen).click();
    await expect.element(request(screen)).toBeDisabled();
    expect(broker.sentTo('createRemoteAttendanceRequest')).toEqual([]);
  });

  test('sends once, however often it is pressed, and keeps the enrollment that comes back [REM-019, REM-021, REM-037, REM-044, REM-046]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const screen = await open({
      createRemoteAttendanceRequest: async () => {
        await promise;
        return { success: true, enrollment: after };
      },
    });
    await agree(screen).click();
    await request(screen).click();
    await expect.element(request(screen)).toHaveAttribute('aria-disabled', 'true');
    await request(screen).click({ force: true });
    resolve();
    await expect
      .element(screen.getByRole('main').getByRole('status'))
      .toHaveTextContent(
        'Your remote attendance request has been sent. The staff will confirm or deny your request. Please also tell your TAs that you plan to attend remotely.',
      );
    expect(broker.sentTo('createRemoteAttendanceRequest').map(({ input }) => input)).toEqual([
      { id: null, studentEnrollmentId: 7, sessionId: 12 },
    ]);
    const { queryClient } = await import('#lib/query-client.ts');
    expect(queryClient.getQueryData(['enrollmentInfo', { enrollmentId: 7 }])).toEqual({ enrollment: after });
  });

  test('Continue goes back one page [REM-009]', async () => {
    app.signIn(enrollment(), {
      requestRemoteAttendance: weighedRequest(),
      createRemoteAttendanceRequest: { success: true, enrollment: after },
      notifications: { notifications: [] },
    });
    const screen = await app.open('/notifications');
    await screen.router.navigate({ href: PAGE });
    await agree(screen).click();
    await request(screen).click();
    await expect.element(screen.getByRole('heading', { name: 'Request sent' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(screen.path).toBe('/notifications');
  });

  test('that could not be sent says so and can be sent again [REM-018, REM-045]', async () => {
    const screen = await open({ createRemoteAttendanceRequest: refuse(500, 'UNEXPECTED') });
    await agree(screen).click();
    await request(screen).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent("We're sorry, something went wrong with your submission. Please try again.");
    await expect.element(request(screen)).toBeEnabled();
  });
});

describe('in place of the form', () => {
  test('please stand by, while it loads [REM-015]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    app.signIn(enrollment(), {
      requestRemoteAttendance: async () => {
        await promise;
        return weighedRequest();
      },
      notifications: { notifications: [] },
    });
    const screen = await app.open('/notifications');
    void screen.router.navigate({ href: PAGE });
    await expect.element(screen.getByText('Please stand by..')).toBeInTheDocument();
    resolve();
    await expect.element(agree(screen)).toBeVisible();
  });

  test('a warning, when nothing is left: whom to turn to [REM-017, REM-054]', async () => {
    const screen = await open({
      requestRemoteAttendance: weighedRequest({
        eligible: false,
        reason: 'REMOTE_LIMIT_REACHED',
        remoteAttendanceCount: 4,
      }),
    });
    await expect
      .element(
        screen.getByText(
          'You have reached the maximum number of remote attendance requests for this course. Please contact your student success managers: Elena, Ravi.',
        ),
      )
      .toBeVisible();
    await expect.element(request(screen)).not.toBeInTheDocument();
  });

  test('a warning, when it could not be loaded [REM-018]', async () => {
    const screen = await open({ requestRemoteAttendance: refuse(403, 'FORBIDDEN') });
    await expect
      .element(screen.getByRole('alert').getByRole('heading'))
      .toHaveTextContent(
        'Your remote attendance information could not be loaded. Please try again or contact support.',
      );
    broker.answers.requestRemoteAttendance = weighedRequest();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(agree(screen)).toBeVisible();
  });

  test('no page at all, where the cohort hides it [REM-004]', async () => {
    const hidden = enrollment('student', { hidden: { hideRemoteAttendance: true } });
    expect((await open({}, hidden)).path()).toBe('/unauthorized');
  });

  test('no page at all for staff [REM-001]', async () => {
    expect((await open({}, enrollment('instructor'))).path()).toBe('/unauthorized');
  });
});

describe('taking a request back', () => {
  const asked = weighedRequest({
    eligible: false,
    reason: 'REMOTE_ALREADY_REQUESTED',
    request: { remoteAttendanceRequest: requestStep(31), approval: null, denial: null },
  });

  test('asks by session and date, and says that it is done [REM-014, REM-028, REM-038, REM-044, REM-048]', async () => {
    const screen = await open({
      requestRemoteAttendance: asked,
      deleteRemoteAttendanceRequest: { success: true, enrollment: enrollment() },
    });
    await screen.getByRole('button', { name: 'Cancel request' }).click();
    const question = screen.getByRole('dialog', {
      name: 'Are you sure you want to cancel your remote attendance request for Node Basics on March 11, 2999?',
    });
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(broker.sentTo('deleteRemoteAttendanceRequest')).toEqual([]);
    await screen.getByRole('button', { name: 'Cancel request' }).click();
    broker.answers.requestRemoteAttendance = weighedRequest();
    await question.getByRole('button', { name: 'Cancel request' }).click();
    await expect.element(screen.getByText('Remote Attendance request has been cancelled').first()).toBeVisible();
    expect(broker.sentTo('deleteRemoteAttendanceRequest').map(({ input }) => input)).toEqual([{ id: 31 }]);
    await expect.element(agree(screen)).toBeVisible();
  });

  test('says when it was not possible, and is not offered once decided [REM-014, REM-047]', async () => {
    const screen = await open({
      requestRemoteAttendance: asked,
      deleteRemoteAttendanceRequest: refuse(409, 'REMOTE_ALREADY_DECIDED'),
    });
    await screen.getByRole('button', { name: 'Cancel request' }).click();
    broker.answers.requestRemoteAttendance = weighedRequest({
      ...asked,
      request: { remoteAttendanceRequest: requestStep(31), approval: requestStep(1), denial: null },
    });
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
    await expect
      .element(
        screen
          .getByText('Your remote attendance request could not be cancelled. Please try again or contact support.')
          .first(),
      )
      .toBeVisible();
    await expect.element(screen.getByText('Approved', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });
});

test('the own requests are filtered by the address, and an empty list says why [REM-033, REM-052, REM-053]', async () => {
  app.signIn(enrollment(), {
    attendanceHistory: { attendanceHistory: [], remoteAttendanceRequests: [], remainingAbsences: 3 },
    remoteAttendanceRequests: ({ status }) => ({
      remoteAttendanceRequests: status === 'approved' ? [remoteRow(1, { approval: requestStep(4) })] : [],
      next: null,
      undoable: [],
    }),
  });
  const screen = await app.open('/attendance?tab=requests');
  await expect
    .element(
      screen.getByText(
        'You have not submitted any remote attendance requests for this course. You can request remote attendance on the page of an upcoming session.',
      ),
    )
    .toBeVisible();
  await screen.getByText('Denied', { exact: true }).click();
  await expect
    .element(
      screen.getByText('You have no denied remote attendance requests for this course. Please choose another status.'),
    )
    .toBeVisible();
  expect(screen.path()).toBe('/attendance?tab=requests&status=denied');
  await screen.getByRole('radio', { name: 'Approved' }).click({ force: true });
  await expect.element(screen.getByRole('cell', { name: 'Approved' })).toBeVisible();
  expect(broker.sentTo('remoteAttendanceRequests').at(-1)?.input).toEqual({ enrollmentId: 7, status: 'approved' });
});
