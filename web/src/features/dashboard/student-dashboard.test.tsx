import { expect, test } from 'vitest';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { serverNow } from '#lib/server-clock.ts';
import { wholeApp } from '#testing/app.tsx';
import { EMPTY_DASHBOARD } from '#testing/dashboard.ts';
import { enrollment } from '#testing/people.ts';

const app = wholeApp();
const STATS = {
  overdueAssignmentCount: 0,
  remainingAbsenceCount: null,
  allowedAbsenceCount: null,
  academicAverageGrade: null,
  academicAverageValue: null,
};
function open(role: 'student' | 'cd', dashboard: Partial<Dashboard>) {
  app.signIn(enrollment(role), { dashboard: { ...EMPTY_DASHBOARD, ...dashboard } });
  return app.open('/');
}

test("without an average it says 'Unavailable', without a limit 'Unlimited' [DASH-005, DASH-007]", async () => {
  const screen = await open('student', { dashboardStudentStats: STATS });
  const card = (name: RegExp) => screen.getByRole('main').getByRole('link', { name });
  await expect.element(card(/^Academic average/)).toMatchTextContent('Unavailable');
  await expect.element(card(/^Remaining absences/)).toMatchTextContent('Unlimited');
});

function openBefore(role: 'student' | 'cd') {
  const upcomingSession: Dashboard['upcomingSession'] = {
    id: 9,
    name: 'HTTP Servers',
    chapter: 11.2,
    startTime: plus(serverNow(), 10 * MINUTE),
    endTime: plus(serverNow(), 2 * HOUR),
    context: { id: 1, contextCode: 'academic' },
    shortDescription: '',
    location: 'Whitman Hall',
    status: 'none',
    request: null,
  };
  return open(role, { upcomingSession, upcomingAcademicSession: upcomingSession });
}

test('the upcoming session: what, when, where, and the ways on [DASH-013, DASH-014, DASH-015, DASH-016]', async () => {
  const screen = await openBefore('student');
  const session = screen.getByRole('region', { name: '11.2 HTTP Servers' });
  await expect
    .element(session.getByText(/\w+ \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M – \d{1,2}:\d\d [AP]M [A-Z]{3,4}/))
    .toBeVisible();
  await expect.element(session.getByText('Whitman Hall')).toBeVisible();
  for (const [name, path] of [
    ['Session Details', '/sessions/9'],
    ['Check In To Class', '/attendance/check-in/9'],
    ['Request Remote Attendance', '/attendance/remote-attendance-request/9'],
  ] as const)
    await expect.element(session.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('who attends no class only finds its details there [DASH-014, DASH-016]', async () => {
  const screen = await openBefore('cd');
  await expect.element(screen.getByRole('link', { name: 'Session Details' })).toBeVisible();
  for (const name of ['Check In To Class', 'Request Remote Attendance'])
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument();
});

test('the help card leads to the ticket, and opens the bubble [DASH-018]', async () => {
  const screen = await open('student', {});
  const help = screen.getByRole('region', { name: 'Need help?' });
  await expect.element(help.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  await help.getByRole('button', { name: 'Open chat' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Help' })).toBeVisible();
});
