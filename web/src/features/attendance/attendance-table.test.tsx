import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Attendance, StudentAttendance } from '@bcs/contract/features/attendance/model';
import { HOUR, instantOf, msOf, plus } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { serverNow } from '#lib/server-clock.ts';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { axeFindings } from '#testing/axe.ts';
import { AttendanceTable } from './attendance-table.tsx';

const SESSION = 7;
const REASONS = [
  { id: 1, description: 'Illness' },
  { id: 2, description: 'Family emergency' },
];
const ZONE = 'America/New_York';
const BY = { firstName: 'Priya', lastName: 'Raman' };

const student = (
  id: number,
  firstName: string,
  lastName: string,
  more: Partial<StudentAttendance> = {},
): StudentAttendance => ({
  student: { id, firstName, lastName },
  studentEnrollmentId: 500 + id,
  userAccountAvatar: null,
  statusCode: 'none',
  attendance: null,
  absence: null,
  excusedAbsenceReason: null,
  remoteAttendanceRequest: null,
  remoteAttendanceApproval: null,
  remoteAttendanceDenial: null,
  version: 0,
  setBy: null,
  setAt: null,
  wasThere: true,
  isBlocked: false,
  ...more,
});
const CLASS = [student(1, 'Ana', 'Lee'), student(2, 'Ben', 'Moss'), student(3, 'Cy', 'Nunez')];

interface Sent {
  studentId: number;
  statusCode: Attendance['statusCode'];
  excusedAbsenceReasonId: number | null;
  version: number;
}
/** The changes that were sent, and the server's answer to each: null stores it. */
let sent: Sent[] = [];
let answer: (input: Sent) => Response | null;
/** Triggers the moment at which stored changes reach the rows. */
let arrive: (bring: () => void) => void;

const stored = ({ studentId, statusCode, excusedAbsenceReasonId, version }: Sent): Attendance => ({
  sessionId: SESSION,
  studentId,
  studentEnrollmentId: 500 + studentId,
  statusCode,
  excusedAbsenceReasonId,
  remote: statusCode === 'remote',
  punctualityId: null,
  version: version + 1,
});
const refusal = (status: number, errorCode: string, errorMessage: string) =>
  Response.json({ success: false, errorCode, errorMessage }, { status });

beforeEach(() => {
  sent = [];
  answer = () => null;
  arrive = (bring) => bring();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    // the live classroom had no visitors
    if (String(url).endsWith('/meetingPresence')) return Response.json({ presence: [] });
    const input = JSON.parse(String(init?.body)) as Sent;
    sent.push(input);
    return answer(input) ?? Response.json({ success: true, attendance: stored(input) });
  });
});
afterEach(() => vi.restoreAllMocks());

/** The table as the page of a session holds it: what is stored comes back into the rows. */
function Page({
  students,
  startTime,
  fresh,
}: {
  students: StudentAttendance[];
  startTime: string;
  fresh: StudentAttendance[];
}) {
  const [rows, setRows] = useState(students);
  return (
    <AttendanceTable
      startTime={startTime}
      endTime={startTime}
      students={rows}
      reasons={REASONS}
      owner={{
        sessionId: SESSION,
        onStored: (row) =>
          arrive(() => setRows((before) => before.map((each) => (each.student.id === row.student.id ? row : each)))),
        refresh: async () => setRows(fresh),
      }}
    />
  );
}

const TODAY = instantOf(Math.floor(msOf(serverNow()) / HOUR) * HOUR);
const LAST_WEEK = plus(TODAY, -7 * 24 * HOUR);

async function show(role: Role, { students = CLASS, startTime = TODAY, fresh = CLASS } = {}) {
  const viewer = { role, timeZone: ZONE, enrollmentId: 9, user: BY } as unknown as PageViewer;
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <Page students={students} startTime={startTime} fresh={fresh} />
      </ViewerContext>
    </QueryClientProvider>,
  );
  const of = (name: string) => screen.getByRole('combobox', { name: `Status of ${name}`, exact: true });
  return { ...screen, of };
}
const choicesOf = (element: Element) => Array.from(element.querySelectorAll('option'), (option) => option.textContent);

describe('who may what', () => {
  test.each(['admin', 'instructor', 'ta', 'ssm'] as const)('%s has a dropdown per student [ATT-022]', async (role) => {
    const screen = await show(role);
    expect(screen.getByRole('combobox').elements()).toHaveLength(3);
  });
  test.each(['cd', 'cm'] as const)('%s reads only [ATT-024]', async (role) => {
    const screen = await show(role, {
      students: [student(1, 'Ana', 'Lee', { statusCode: 'absent', absence: { excused: false } })],
    });
    expect(screen.getByRole('combobox').elements()).toHaveLength(0);
    await expect.element(screen.getByRole('row', { name: /Ana Lee/ }).getByText('Absent')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All the rest present' }).elements()).toHaveLength(0);
  });
  test.each(['cd', 'cm'] as const)('%s reads an open request once, as the status [ATT-017, ATT-024]', async (role) => {
    const screen = await show(role, {
      students: [student(5, 'Eve', 'Pratt', { remoteAttendanceRequest: { id: 1, date: TODAY } })],
    });
    await expect.element(screen.getByRole('cell', { name: 'Pending' })).toBeVisible();
    expect(screen.getByText('Pending', { exact: true }).elements()).toHaveLength(1);
  });
  test('Exception is offered to ssm and admin only [ATT-023]', async () => {
    const plain = ['None', 'Present', 'Remote', 'Absent'];
    for (const [role, choices] of [
      ['ssm', [...plain, 'Exception']],
      ['admin', [...plain, 'Exception']],
      ['ta', plain],
    ] as const) {
      const screen = await show(role);
      expect(choicesOf(screen.of('Ana Lee').element())).toEqual(choices);
      await screen.unmount();
    }
  });
  test('an exception can be replaced by ssm and admin only [ATT-023, D-202]', async () => {
    const students = [
      student(1, 'Ana', 'Lee', { statusCode: 'exception', excusedAbsenceReason: REASONS[0] ?? null }),
      student(2, 'Ben', 'Moss'),
    ];
    const screen = await show('instructor', { students });
    await expect.element(screen.of('Ana Lee')).toBeDisabled();
    await expect.element(screen.of('Ana Lee')).toHaveValue('exception');
    await expect.element(screen.of('Ben Moss')).toBeEnabled();
    await screen.unmount();
    const manager = await show('ssm', { students });
    await expect.element(manager.of('Ana Lee')).toBeEnabled();
  });
  test('after the day the dropdown of instructor and ta is disabled and can show an exception [ATT-019, ATT-023]', async () => {
    const excused = student(1, 'Ana', 'Lee', { statusCode: 'exception', excusedAbsenceReason: REASONS[0] ?? null });
    const screen = await show('ta', { startTime: LAST_WEEK, students: [excused] });
    await expect.element(screen.of('Ana Lee')).toBeDisabled();
    await expect.element(screen.of('Ana Lee')).toHaveValue('exception');
    expect(choicesOf(screen.of('Ana Lee').element())).toContain('Exception');
    await expect.element(screen.getByText('The attendance of this session is locked.')).toBeVisible();
    await expect.element(screen.getByText('Illness')).toBeVisible();
    await screen.unmount();
    const open = await show('ssm', { startTime: LAST_WEEK });
    await expect.element(open.of('Ana Lee')).toBeEnabled();
  });
});

describe('by keyboard', () => {
  test('one letter sets a status, saves it and goes on to the next student', async () => {
    const screen = await show('ta');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('par');
    expect(sent.map(({ studentId, statusCode }) => [studentId, statusCode])).toEqual([
      [1, 'present'],
      [2, 'absent'],
      [3, 'remote'],
    ]);
    await expect.element(screen.of('Ana Lee')).toHaveValue('present');
    await expect.element(screen.of('Cy Nunez')).toHaveFocus();
    await userEvent.keyboard('n');
    await expect.poll(() => sent.at(-1)).toMatchObject({ studentId: 3, statusCode: 'none', version: 1 });
    await expect.element(screen.getByText('2 of 3 students recorded')).toBeVisible();
  });
  test('arrows, Home and End go from student to student and change nothing', async () => {
    const screen = await show('ta');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.of('Ben Moss')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect.element(screen.of('Cy Nunez')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(screen.of('Ana Lee')).toHaveFocus();
    expect(sent).toEqual([]);
  });
  test('E asks for the reason first: nothing is saved without [ATT-018]', async () => {
    const screen = await show('ssm');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('e');
    const reason = screen.getByRole('combobox', { name: 'Reason for the exception of Ana Lee' });
    await expect.element(reason).toHaveFocus();
    expect(sent).toEqual([]);
    await reason.selectOptions('Family emergency');
    await expect.poll(() => sent).toMatchObject([{ studentId: 1, statusCode: 'exception', excusedAbsenceReasonId: 2 }]);
    await expect.element(screen.of('Ana Lee')).toHaveValue('exception');
  });
  test('Escape takes the exception back', async () => {
    const screen = await show('ssm');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('e{Escape}');
    await expect.element(screen.of('Ana Lee')).toHaveValue('none');
    expect(sent).toEqual([]);
  });
  test('a letter for a status that is not offered does nothing [ATT-023]', async () => {
    const screen = await show('instructor');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('e');
    await expect.element(screen.of('Ana Lee')).toHaveFocus();
    expect(sent).toEqual([]);
  });
  test('a held letter marks one student, not the whole class', async () => {
    const screen = await show('ta');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('a');
    await expect.element(screen.of('Ben Moss')).toHaveFocus();
    for (let times = 0; times < 5; times += 1)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true, cancelable: true }),
      );
    await expect.element(screen.of('Ben Moss')).toHaveFocus();
    expect(sent.map(({ studentId }) => studentId)).toEqual([1]);
  });
  test('Control+Z undoes one status after the other, and goes back to its student', async () => {
    const screen = await show('ta');
    screen.of('Ana Lee').element().focus();
    await userEvent.keyboard('pa');
    await expect.poll(() => sent).toHaveLength(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(screen.of('Ben Moss')).toHaveFocus();
    await expect.element(screen.of('Ben Moss')).toHaveValue('none');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.element(screen.of('Ana Lee')).toHaveFocus();
    await expect
      .poll(() => sent.slice(2).map(({ studentId, statusCode }) => [studentId, statusCode]))
      .toEqual([
        [2, 'none'],
        [1, 'none'],
      ]);
  });
  test('40 students are done with 40 keys', async () => {
    const many = Array.from({ length: 40 }, (_, index) => student(index + 1, 'Student', String(index + 10)));
    const screen = await show('ta', { students: many });
    screen.of('Student 10').element().focus();
    const keys = 'pppapppppr'.repeat(4);
    expect(keys).toHaveLength(many.length);
    await userEvent.keyboard(keys);
    await expect.element(screen.getByText('40 of 40 students recorded')).toBeVisible();
    await expect.poll(() => sent.length).toBe(40);
  });
});

describe('by one press', () => {
  const letter = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
    screen.getByRole('button', { name, exact: true });

  test('a button for each status marks the student of its row, and keeps the keys [ATT-022, D-282]', async () => {
    const screen = await show('ta');
    await letter(screen, 'Absent: Ben Moss').click();
    await expect.poll(() => sent).toMatchObject([{ studentId: 2, statusCode: 'absent', version: 0 }]);
    await expect.element(screen.of('Ben Moss')).toHaveValue('absent');
    await expect.element(letter(screen, 'Absent: Ben Moss')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('r');
    await expect.poll(() => sent.at(-1)).toMatchObject({ studentId: 2, statusCode: 'remote' });
    await expect.element(screen.of('Cy Nunez')).toHaveFocus();
  });
  test('they show the status alone; the dropdown beside them is an arrow, with every choice in it [ATT-022, D-303]', async () => {
    const screen = await show('ta');
    const dropdown = screen.of('Ana Lee').element();
    expect(dropdown.getBoundingClientRect().width).toBeLessThan(50);
    expect(choicesOf(dropdown)).toEqual(['None', 'Present', 'Remote', 'Absent']);
  });
  test('they are no stops for the keyboard', async () => {
    const screen = await show('ta');
    screen.of('Ana Lee').element().focus();
    await userEvent.tab();
    await expect.element(screen.of('Ben Moss')).toHaveFocus();
  });
  test('an exception is offered where the dropdown offers it, and asks for its reason [ATT-018, ATT-023]', async () => {
    const plain = await show('ta');
    expect(letter(plain, 'Exception: Ana Lee').elements()).toHaveLength(0);
    await plain.unmount();
    const screen = await show('ssm');
    await letter(screen, 'Exception: Ana Lee').click();
    await expect.element(screen.getByRole('combobox', { name: 'Reason for the exception of Ana Lee' })).toHaveFocus();
    expect(sent).toEqual([]);
  });
  test('there are none where nothing may be changed [ATT-019, ATT-024]', async () => {
    const screen = await show('ta', { startTime: LAST_WEEK });
    expect(letter(screen, 'Present: Ana Lee').elements()).toHaveLength(0);
  });
});

test('an answer older than what was stored meanwhile takes nothing out of sight [ATT-028]', async () => {
  answer = ({ studentId }) =>
    studentId === 2 ? refusal(409, 'ATTENDANCE_CHANGED', 'Somebody else was faster.') : null;
  // the rows that come with the conflict were read before Ana's status was stored
  const screen = await show('ta', { fresh: CLASS });
  await screen.of('Ana Lee').selectOptions('Present');
  await expect.element(screen.getByText('1 of 3 students recorded')).toBeVisible();
  await screen.of('Ben Moss').selectOptions('Absent');
  await expect.element(screen.getByRole('row', { name: /Ben Moss/ }).getByRole('alert')).toBeVisible();
  await expect.element(screen.of('Ana Lee')).toHaveValue('present');
});

describe('all present', () => {
  const mixed = [
    ...CLASS,
    student(4, 'Dee', 'Odum', { statusCode: 'absent', absence: { excused: false }, version: 1 }),
    student(5, 'Eve', 'Pratt', { remoteAttendanceRequest: { id: 1, date: TODAY } }),
  ];
  test('sets those without a status and without an open request, and can be undone [ATT-017]', async () => {
    const screen = await show('ta', { students: mixed });
    await expect.element(screen.getByRole('row', { name: /Eve Pratt/ }).getByText('Pending')).toBeVisible();
    await screen.getByRole('button', { name: 'All the rest present' }).click();
    await expect.element(screen.getByText('3 students were marked present.')).toBeVisible();
    await expect.element(screen.of('Ana Lee')).toHaveFocus();
    await expect
      .poll(() => sent.map(({ studentId, statusCode }) => [studentId, statusCode]))
      .toEqual([
        [1, 'present'],
        [2, 'present'],
        [3, 'present'],
      ]);
    await expect.element(screen.getByText('4 of 5 students recorded')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => sent.slice(3).map(({ studentId, statusCode, version }) => [studentId, statusCode, version]))
      .toEqual([
        [1, 'none', 1],
        [2, 'none', 1],
        [3, 'none', 1],
      ]);
    await expect.element(screen.of('Dee Odum')).toHaveValue('absent');
  });
  test('undo takes back also those whose row is not in sight yet [ATT-028]', async () => {
    const late: (() => void)[] = [];
    arrive = (bring) => late.push(bring);
    const screen = await show('ta', { students: mixed });
    await screen.getByRole('button', { name: 'All the rest present' }).click();
    await expect.poll(() => late.length).toBe(3);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => sent.slice(3).map(({ studentId, statusCode, version }) => [studentId, statusCode, version]))
      .toEqual([
        [1, 'none', 1],
        [2, 'none', 1],
        [3, 'none', 1],
      ]);
    await expect.poll(() => late.length).toBe(6);
    for (const bring of late) bring();
    await expect.element(screen.getByText('1 of 5 students recorded')).toBeVisible();
    await expect.poll(() => screen.getByText('Saving').elements()).toEqual([]);
  });
  test('a list that never hears of a change takes it out of sight neither [ATT-028]', async () => {
    // as when an answer that was asked for earlier arrives at the same moment
    arrive = () => undefined;
    const screen = await show('ta', { students: mixed });
    await screen.getByRole('button', { name: 'All the rest present' }).click();
    await expect.poll(() => sent.length).toBe(3);
    await expect.poll(() => screen.getByText('Saving').elements()).toEqual([]);
    await expect.element(screen.getByText('4 of 5 students recorded')).toBeVisible();
  });
  test('undo leaves alone who checked in at the same moment [ATT-028]', async () => {
    // the server had Ben present already, by his own check-in, and changed nothing
    answer = (input) =>
      input.studentId === 2 && input.statusCode === 'present'
        ? Response.json({ success: true, attendance: { ...stored(input), punctualityId: 1 } })
        : null;
    const screen = await show('ta', { students: mixed });
    await screen.getByRole('button', { name: 'All the rest present' }).click();
    await expect.element(screen.getByText(/^Checked in on time/)).toBeVisible();
    await expect.poll(() => screen.getByText('Saving').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.of('Ana Lee')).toHaveValue('none');
    await expect.element(screen.of('Cy Nunez')).toHaveValue('none');
    await expect.element(screen.of('Ben Moss')).toHaveValue('present');
    expect(sent.filter(({ studentId }) => studentId === 2)).toHaveLength(1);
  });
  test('undo leaves alone what was changed since', async () => {
    const screen = await show('ta', { students: mixed });
    await screen.getByRole('button', { name: 'All the rest present' }).click();
    await expect.poll(() => sent.length).toBe(3);
    await screen.of('Ben Moss').selectOptions('Absent');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => sent.length).toBe(6);
    await expect.element(screen.of('Ben Moss')).toHaveValue('absent');
    await expect.element(screen.of('Ana Lee')).toHaveValue('none');
  });
});

describe('when something is in the way', () => {
  const theirs = student(1, 'Ana', 'Lee', {
    statusCode: 'absent',
    version: 3,
    setBy: { firstName: 'Grace', lastName: 'Lindqvist' },
    setAt: TODAY,
  });
  const fresh = [theirs, ...CLASS.slice(1)];
  const conflict = () =>
    refusal(409, 'ATTENDANCE_CHANGED', 'Someone else has changed this attendance in the meantime.');

  test('the change of somebody else is shown, not overwritten; theirs can stay [ATT-028]', async () => {
    answer = conflict;
    const screen = await show('ta', { fresh });
    await screen.of('Ana Lee').selectOptions('Present');
    await expect.element(screen.getByText('Grace Lindqvist chose Absent in the meantime.')).toBeVisible();
    await screen.getByRole('button', { name: 'Keep Absent' }).click();
    await expect.element(screen.of('Ana Lee')).toHaveValue('absent');
    expect(sent).toHaveLength(1);
  });
  test('or be replaced, this time knowingly [ATT-028]', async () => {
    answer = ({ version }) => (version === 0 ? conflict() : null);
    const screen = await show('ta', { fresh });
    await screen.of('Ana Lee').selectOptions('Present');
    await screen.getByRole('button', { name: 'Set Present' }).click();
    await expect.poll(() => sent.map(({ version }) => version)).toEqual([0, 3]);
    await expect.element(screen.of('Ana Lee')).toHaveValue('present');
  });
  test('a refusal says why, keeps the choice, and can be tried again', async () => {
    answer = () =>
      sent.length === 1 ? refusal(503, 'UNAVAILABLE', 'The service is busy. Please try again in a moment.') : null;
    const screen = await show('ta');
    await screen.of('Ana Lee').selectOptions('Remote');
    await expect.element(screen.getByText('The service is busy. Please try again in a moment.')).toBeVisible();
    await expect.element(screen.of('Ana Lee')).toHaveValue('remote');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('1 of 3 students recorded')).toBeVisible();
    await expect.poll(() => sent.length).toBe(2);
  });
});

describe('the filter', () => {
  const students = [
    student(1, 'Ana', 'Lee', { statusCode: 'present' }),
    student(2, 'Ben', 'Moss'),
    student(3, 'Cy', 'Nunez'),
  ];
  const names = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent);

  test('by status and by name [ATT-004]', async () => {
    const screen = await show('ta', { students });
    await screen.getByText('None 2', { exact: true }).click();
    expect(names(screen)).toEqual(['Ben Moss', 'Cy Nunez']);
    await screen.getByRole('searchbox', { name: 'Filter by student name' }).fill('moss');
    expect(names(screen)).toEqual(['Ben Moss']);
    await screen.getByText('Absent 0', { exact: true }).click();
    await expect.element(screen.getByText('No student matches this filter.')).toBeVisible();
  });
  test('does not take a row away under the hand [ATT-004]', async () => {
    const screen = await show('ta', { students });
    await screen.getByText('None 2', { exact: true }).click();
    screen.of('Ben Moss').element().focus();
    await userEvent.keyboard('p');
    await expect.element(screen.of('Cy Nunez')).toHaveFocus();
    expect(names(screen)).toEqual(['Ben Moss', 'Cy Nunez']);
    await screen.getByText('All 3', { exact: true }).click();
    await screen.getByText('None 1', { exact: true }).click();
    expect(names(screen)).toEqual(['Cy Nunez']);
  });
});

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
  answer = () => refusal(409, 'ATTENDANCE_CHANGED', 'x');
  const students = [
    student(1, 'Ana', 'Lee'),
    student(2, 'Ben', 'Moss', {
      statusCode: 'present',
      attendance: { remote: false, punctualityId: 2 },
      version: 1,
      setAt: TODAY,
      setBy: BY,
    }),
    student(3, 'Cy', 'Nunez', { statusCode: 'exception', excusedAbsenceReason: REASONS[0] ?? null, version: 2 }),
    student(4, 'Dee', 'Odum', { statusCode: 'absent', version: 1, setAt: LAST_WEEK, setBy: BY }),
  ];
  const screen = await show('ssm', { students });
  await screen.of('Ana Lee').selectOptions('Absent');
  await expect.element(screen.getByRole('button', { name: 'Keep None' })).toBeVisible();
  expect(await axeFindings(theme, screen.container)).toEqual([]);
});
