import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import { axeFindings } from '#testing/axe.ts';
import { fakeBroker } from '#testing/broker.ts';
import { FromClassroom } from './from-classroom.tsx';

const broker = fakeBroker();
const row = (id: number, firstName: string, statusCode: StatusCode = 'none') =>
  ({ student: { id, firstName, lastName: 'Doe' }, statusCode }) as StudentAttendance;
const CLASS = [row(1, 'Ada'), row(2, 'Ben'), row(3, 'Cleo', 'absent'), row(4, 'Dan')];
const seen = (studentId: number, minutes: number, inside = false) => ({
  studentId,
  minutes,
  inside,
  cameAt: '2026-03-11T22:30:00.000Z',
  lastSeenAt: '2026-03-11T23:30:00.000Z',
});

async function show(onTakeOver: Parameters<typeof FromClassroom>[0]['onTakeOver']) {
  broker.answers.meetingPresence = { presence: [seen(1, 55, true), seen(2, 12), seen(3, 60)] };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FromClassroom
        sessionId={7}
        students={CLASS}
        isOpen={({ statusCode }) => statusCode === 'none'}
        onTakeOver={onTakeOver}
      />
    </QueryClientProvider>,
  );
}

test('staff see who was there and for how long, and choose before anything is marked', async () => {
  const takeOver = vi.fn<NonNullable<Parameters<typeof FromClassroom>[0]['onTakeOver']>>();
  const screen = await show(takeOver);
  await screen.getByText('In the live classroom: 3 of 4').click();
  await expect.element(screen.getByText('55 minutes, there now')).toBeVisible();
  await screen.getByRole('button', { name: 'Take over into attendance' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Take over into attendance' });
  const list = dialog.getByRole('list', { name: 'Students' });
  // long enough, and without a status: absent stays absent
  await expect.element(list).toHaveTextContent('Ada Doe');
  await expect.element(dialog.getByRole('button', { name: 'Mark 1 student remote' })).toBeVisible();
  await dialog.getByLabelText('At least so many minutes in the classroom').fill('10');
  await expect.element(list).toHaveTextContent('Ada DoeBen Doe');
  await dialog.getByRole('radio', { name: 'Present' }).click({ force: true });
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme, screen.container)).toEqual([]);
  expect(takeOver).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Mark 2 students present' }).click();
  expect(takeOver).toHaveBeenCalledExactlyOnceWith([CLASS[0], CLASS[1]], 'present');
});

test('where attendance is locked it only tells', async () => {
  const screen = await show(null);
  await screen.getByText('In the live classroom: 3 of 4').click();
  await expect.element(screen.getByText('12 minutes')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
