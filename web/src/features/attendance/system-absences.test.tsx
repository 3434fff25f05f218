import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { toasts } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { axeFindings } from '#testing/axe.ts';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { SystemAbsences } from './system-absences.tsx';

const SESSION = 7;
const PRIYA = { firstName: 'Priya', lastName: 'Raman' };
const broker = fakeBroker();
beforeEach(() => toasts.set([]));

const notes = () => toasts.current().map(({ text }) => text);
const row = (statusCode: StudentAttendance['statusCode'], setBy: StudentAttendance['setBy'] = null) =>
  ({ statusCode, setBy }) as StudentAttendance;
/** Two by the system, one by a person, and others whom nobody has set. */
const AFTER_CLASS = [row('absent'), row('absent'), row('absent', PRIYA), row('present'), row('none')];
const TAKEN_BACK = [row('none'), row('none'), row('absent', PRIYA), row('present'), row('none')];

/** The page of a session, as far as the server tells who was there. */
function Page() {
  const { data } = useQuery(callQuery('sessionDetail', { sessionId: SESSION }));
  return data ? <SystemAbsences sessionId={SESSION} students={data.students} /> : 'Loading';
}
async function show(students: readonly StudentAttendance[]) {
  let stored = students;
  broker.answers.sessionDetail = () => ({ students: stored }) as unknown as Output<'sessionDetail'>;
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Loading')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Take back all' });
  return { ...screen, button, store: (rows: readonly StudentAttendance[]) => void (stored = rows) };
}

test('the number of those whom the system has set absent is shown, and one press takes all of it back', async () => {
  const screen = await show(AFTER_CLASS);
  await expect
    .element(screen.getByText('2 students were set absent by the system at the end of the class.'))
    .toBeVisible();
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme, screen.container)).toEqual([]);

  let answer: (output: Output<'undoSystemAbsences'>) => void = () => undefined;
  broker.answers.undoSystemAbsences = () => new Promise((resolve) => (answer = resolve));
  await screen.button.click();
  await expect.element(screen.button).toBeDisabled();
  expect(broker.sentTo('undoSystemAbsences').map(({ input }) => input)).toEqual([{ sessionId: SESSION }]);
  screen.store(TAKEN_BACK);
  answer({ success: true, undone: 2 });
  await expect.poll(notes).toEqual(['2 absences were taken back.']);
  await expect.element(screen.button).not.toBeInTheDocument();
  expect(broker.sentTo('undoSystemAbsences')).toHaveLength(1);
});

test('a single one is counted as one', async () => {
  const screen = await show([row('absent'), row('absent', PRIYA)]);
  await expect
    .element(screen.getByText('1 student was set absent by the system at the end of the class.'))
    .toBeVisible();
  broker.answers.undoSystemAbsences = { success: true, undone: 1 };
  await screen.button.click();
  await expect.poll(notes).toEqual(['1 absence was taken back.']);
});

test('a refusal is shown, and nothing counts as taken back', async () => {
  const screen = await show(AFTER_CLASS);
  broker.answers.undoSystemAbsences = refuse(
    403,
    'ATTENDANCE_LOCKED',
    'The attendance of this session is locked.',
  ) as never;
  await screen.button.click();
  await expect.poll(notes).toEqual(['The attendance of this session is locked.']);
  await expect.element(screen.button).toBeEnabled();
});

test('where a person has set every absence, there is nothing to take back', async () => {
  const screen = await show(TAKEN_BACK);
  await expect.element(screen.button).not.toBeInTheDocument();
});
