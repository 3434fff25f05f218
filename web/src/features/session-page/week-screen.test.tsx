import { expect, test } from 'vitest';
import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import type { Session } from '@bcs/contract/features/sessions/model';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();

const running = (startsIn = -MINUTE): Session => ({
  id: 12,
  courseId: 77,
  name: 'Node Basics',
  chapter: 11.1,
  shortDescription: '',
  longDescription: '',
  startTime: plus(serverNow(), startsIn),
  endTime: plus(serverNow(), startsIn + 60 * MINUTE),
  context: { id: 1, contextCode: 'academic' },
  category: { code: 'class', name: 'Class' },
  eventType: 'session',
  updatedAt: '2026-03-01T12:00:00.000Z',
  classroom: null,
  videoUrlList: [],
});
const step = (id: number) => ({ id, date: '2026-03-01T12:00:00.000Z' });
const known = (session: Session, statusCode: 'none' | 'present'): AttendanceHistoryRow => ({
  session,
  wasThere: true,
  statusCode,
  status: statusCode === 'none' ? 'None' : 'Present',
  attendance: statusCode === 'none' ? null : { remote: false, punctualityId: 1 },
  absence: null,
  excusedAbsenceReason: null,
  remoteAttendanceRequest: null,
  remoteAttendanceApproval: null,
  remoteAttendanceDenial: null,
});

/** The page of the week while the history is on its way; `arrive` lets it come. */
async function openWeek(statusCode: 'none' | 'present') {
  const session = running();
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  app.signIn(enrollment(), {
    sessions: { sessions: [session] },
    attendanceHistory: async () => {
      await promise;
      return { attendanceHistory: [known(session, statusCode)], remoteAttendanceRequests: [], remainingAbsences: null };
    },
  });
  const screen = await app.open('/sessions');
  await expect.element(screen.getByRole('link', { name: /Node Basics/ })).toBeVisible();
  return { ...screen, arrive, link: screen.getByRole('link', { name: 'Check In To Class' }) };
}

test('the week offers check-in once it knows that the student has no status [ATT-010]', async () => {
  const { arrive, link } = await openWeek('none');
  await expect.element(link).not.toBeInTheDocument();
  arrive();
  await expect.element(link).toBeVisible();
});

test('and never to a student who is present [ATT-010, ATT-011]', async () => {
  const { arrive, link, getByText } = await openWeek('present');
  await expect.element(link).not.toBeInTheDocument();
  arrive();
  await expect.element(getByText('Present', { exact: true })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test.each([
  ['early', 46 * MINUTE, {}, "Check In Hasn't Begun"],
  ['over', -46 * MINUTE, {}, 'Check In Has Ended'],
  ['denied', 0, { remoteAttendanceRequest: step(1), remoteAttendanceDenial: step(2) }, 'Remote Attendance Denied'],
  ['pending', 0, { remoteAttendanceRequest: step(1) }, 'Remote Attendance Pending'],
])(
  'where check-in is %s the week says so in place of the link [ATT-009, ATT-011]',
  async (_state, startsIn, more, text) => {
    const session = running(startsIn);
    app.signIn(enrollment(), {
      sessions: { sessions: [session] },
      attendanceHistory: {
        attendanceHistory: [{ ...known(session, 'none'), ...more }],
        remoteAttendanceRequests: [],
        remainingAbsences: null,
      },
    });
    const screen = await app.open('/sessions');
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Check In To Class' })).not.toBeInTheDocument();
  },
);

test('the figures of the attendance page count what the limit counts: academic sessions [ATT-032]', async () => {
  const absent = (id: number, contextCode: 'academic' | 'career'): AttendanceHistoryRow => ({
    ...known({ ...running(), id, context: { id: contextCode === 'academic' ? 1 : 2, contextCode } }, 'none'),
    statusCode: 'absent',
    status: 'Absent',
    absence: { excused: false },
  });
  app.signIn(enrollment(), {
    attendanceHistory: {
      attendanceHistory: [absent(1, 'academic'), absent(2, 'career')],
      remoteAttendanceRequests: [],
      remainingAbsences: 7,
    },
  });
  const screen = await app.open('/attendance');
  await expect.element(screen.getByText('of 8 allowed')).toBeVisible();
  const absences = screen.getByRole('heading', { name: 'Absences', exact: true }).element().nextElementSibling;
  expect(absences?.textContent).toBe('1');
});

test('an approved remote day ahead is to come, in the figures as in the squares [ATT-031, D-242]', async () => {
  const ahead = {
    ...known(running(60 * MINUTE), 'present'),
    statusCode: 'remote' as const,
    attendance: { remote: true, punctualityId: null },
    remoteAttendanceRequest: step(1),
    remoteAttendanceApproval: step(2),
    status: 'Approved',
  };
  app.signIn(enrollment(), {
    attendanceHistory: {
      attendanceHistory: [ahead, { ...known(running(), 'present'), session: { ...running(), id: 13 } }],
      remoteAttendanceRequests: [],
      remainingAbsences: 8,
    },
  });
  const screen = await app.open('/attendance');
  await expect.element(screen.getByText('1 present, 1 to come.')).toBeVisible();
  const present = screen.getByRole('heading', { name: 'Present', exact: true }).element().nextElementSibling;
  expect(present?.textContent).toBe('1');
});
