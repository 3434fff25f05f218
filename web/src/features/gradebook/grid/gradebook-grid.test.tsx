import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseGradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { Toaster } from '#kit/toast.tsx';
import { SOFT_TONES } from '#kit/tone.ts';
import type { Output } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { endedSession, resumeSession } from '#lib/auth-session-end.ts';
import { storeSession } from '#lib/auth-session.ts';
import { pageShortcuts, setSingleKeys } from '#lib/shortcuts.ts';
import { ViewerContext, type PageViewer } from '#lib/viewer.ts';
import { axeFindings } from '#testing/axe.ts';
import { fakeBroker, refuse } from '#testing/broker.ts';
import { assignment, sheet, student } from '#testing/gradebook-rows.ts';
import { renderRouted } from '#testing/render-routed.tsx';
import { GradebookGrid } from './gradebook-grid.tsx';
import { buildGrid } from '#features/gradebook/gradebook-rows.ts';

type Gradebook = Output<'gradebookSheet'>;

const [STUDENTS, ITEMS, COURSE] = [200, 150, 3];
const BIG: Gradebook = {
  lastWords: [],
  asOf: '2026-03-11T22:10:00.000Z',
  students: Array.from({ length: STUDENTS }, (_, index) => student(index + 1)),
  assignments: Array.from({ length: ITEMS }, (_, index) => assignment(index + 1)),
  rows: Array.from({ length: STUDENTS }, (_, row) => ({
    marks: Array.from({ length: ITEMS }, (__, column) => ((row + column) % 3 === 0 ? ('B+' as const) : ('A' as const))),
    submitted: Array.from({ length: ITEMS }, () => 1),
  })),
};
const SMALL = sheet(
  [student(1), student(2)],
  [assignment(1), assignment(2), assignment(3)],
  [
    { of: [1, 1], mark: 'B+' },
    { of: [2, 1], mark: '?' },
    { of: [1, 2], mark: 'C' },
  ],
);
const SAVED = { success: true, version: 5 } as const;
const broker = fakeBroker();
const focused = () => document.activeElement?.getAttribute('data-cell');

function Sheet() {
  const { data } = useQuery({ ...callQuery('gradebookSheet', { courseId: COURSE }), enabled: false });
  return data && <GradebookGrid parts={buildGrid(data, parseGradebookFilter({}))} />;
}

async function show(gradebook: Gradebook, role: PageViewer['role'] = 'instructor') {
  const client = new QueryClient();
  client.setQueryData(callQuery('gradebookSheet', { courseId: COURSE }).queryKey, gradebook);
  const viewer = { role, courseId: COURSE, timeZone: 'America/New_York' } as unknown as PageViewer;
  await renderRouted(
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        <Sheet />
        <Toaster />
      </ViewerContext>
    </QueryClientProvider>,
  );
}
const cell = (name: string) => page.getByRole('link', { name });
const focusCell = (place: string) => document.querySelector<HTMLElement>(`[data-cell="${place}"]`)?.focus();

/** The server's answer about the work of student 1, as far as it is read here. */
const work = (grade: 'B+' | 'A' | 'A-' | 'D' | null) =>
  ({
    submission: {
      id: 11,
      version: 1,
      submissionGrade: grade && { id: 5, submissionId: 11, grade, version: 4, gradedAt: '2026-03-01T12:00:00.000Z' },
      careerFeedback: null,
      submissionCommentList: [],
    },
  }) as unknown as Output<'grade'>;

test('of 30,000 cells only those in view are built, and the last is a few keys away', async () => {
  await show(BIG);
  const grid = page.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', String(STUDENTS + 1));
  expect(document.querySelectorAll('[data-cell]').length).toBeLessThan(1200);
  focusCell('0:0');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('1:1');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(focused).toBe(`${STUDENTS - 1}:${ITEMS - 1}`);
  expect(document.querySelectorAll('[data-cell]').length).toBeLessThan(1200);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(focused).toBe('0:0');
});

test('the grid opens where something waits for the reader, not for somebody else', async () => {
  const assignments = BIG.assignments.map((item) => (item.id === 40 ? { ...item, contextId: 2 as const } : item));
  const rows = BIG.rows.map((row) => ({ ...row, marks: row.marks.with(39, '?').with(79, '?') }));
  await show({ ...BIG, assignments, rows }, 'admin');
  await expect.element(page.getByRole('columnheader', { name: 'Challenge 80', exact: true })).toBeInViewport();
});

test('the keyboard finds the grid where it opens, and where it was scrolled to', async () => {
  const rows = BIG.rows.map((row) => ({ ...row, marks: row.marks.with(79, '?') }));
  await show({ ...BIG, rows });
  const stops = () =>
    [...document.querySelectorAll('[data-cell][tabindex="0"]')].map((each) => each.getAttribute('data-cell'));
  await expect.poll(stops).toEqual(['0:79']);
  const box = page.getByRole('grid').element().parentElement;
  box?.scrollTo({ left: 0, top: 4000 });
  await expect.poll(stops).not.toEqual(['0:79']);
  expect(stops()).toHaveLength(1);
});

test('the focus never leaves the grid on a long way: a key in between would be lost', async () => {
  await show(BIG);
  focusCell('0:0');
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(typeof focused() === 'string'));
  watch.observe(page.getByRole('grid').element(), { childList: true, subtree: true });
  for (const [key, place] of [
    ['End', `${STUDENTS - 1}:${ITEMS - 1}`],
    ['Home', '0:0'],
  ] as const) {
    await userEvent.keyboard(`{Control>}{${key}}{/Control}`);
    await expect.poll(focused).toBe(place);
  }
  watch.disconnect();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(false);
});

test('a cell says who, what and which grade; the keyboard stops once [GRADE-047, GRADE-048, GRADE-049, GRADE-050]', async () => {
  await show(SMALL);
  await expect.element(cell('Student 1, Challenge 1: B+')).toHaveAttribute('href', '/gradebook/1/grade/1');
  await expect.element(cell('Student 1, Challenge 2: to grade')).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 3: not submitted')).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 1: B+')).toHaveClass(SOFT_TONES.good);
  await expect.element(cell('Student 2, Challenge 1: C')).toHaveClass(SOFT_TONES.warn);
  expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  expect(await axeFindings('light')).toEqual([]);
  expect(await axeFindings('dark')).toEqual([]);
});

test('letters grade in the cell, are saved once by going on, and are taken back [GRADE-035, GRADE-036]', async () => {
  broker.answers.grade = work('B+');
  broker.answers.saveMark = SAVED;
  broker.answers.undoSubmissionGrade = {
    success: true,
    submissionGrade: { id: 5, submissionId: 11, grade: 'B+', version: 6, gradedAt: '2026-03-01T12:00:00.000Z' },
  };
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('a-');
  await expect.element(cell('Student 1, Challenge 1: A-')).toBeInTheDocument();
  expect(broker.sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('1:0');
  await expect.element(page.getByText('Student 1, Challenge 1: A-').first()).toBeInTheDocument();
  expect(broker.sentTo('saveMark').map(({ input }) => input)).toEqual([
    { submissionId: 11, mark: 'A-', version: 4, submissionVersion: 1 },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cell('Student 1, Challenge 1: B+')).toBeInTheDocument();
  expect(broker.sentTo('undoSubmissionGrade').map(({ input }) => input)).toEqual([{ submissionId: 11, version: 5 }]);
});

test('with single keys turned off letters do nothing in a cell, and arrows go on; its keys stand in the sheet [SUCC-075]', async () => {
  await show(SMALL);
  expect(pageShortcuts.current()).toEqual([expect.objectContaining({ title: 'Gradebook, on a cell' })]);
  setSingleKeys(false);
  focusCell('0:0');
  await userEvent.keyboard('d{ArrowRight}');
  await expect.poll(focused).toBe('0:1');
  expect(broker.sent).toEqual([]);
  setSingleKeys(true);
});

test('a second change of a cell waits for the first, and is about what that has saved [GRADE-036]', async () => {
  let standing: 'B+' | 'A-' | 'D' = 'B+';
  broker.answers.grade = () => work(standing);
  broker.answers.saveMark = ({ mark }) => {
    standing = mark === 'D' ? 'D' : 'A-';
    return SAVED;
  };
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('a-{ArrowDown}{ArrowUp}d{ArrowDown}');
  await expect.element(page.getByText('Student 1, Challenge 1: D').first()).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 1: D')).toBeInTheDocument();
  expect(broker.sentTo('saveMark').map(({ input }) => (input as { mark: string }).mark)).toEqual(['A-', 'D']);
});

test('Escape takes back what is not saved yet; where nothing was handed in there is nothing to grade', async () => {
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('f{Escape}{ArrowRight}{ArrowRight}f');
  await expect.element(page.getByText('Student 1, Challenge 3: nothing was handed in.').first()).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 1: B+')).toBeInTheDocument();
  expect(broker.sent).toEqual([]);
});

test('what somebody else graded meanwhile is not overwritten, and shows [GRADE-036]', async () => {
  broker.answers.grade = work('A');
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('d{ArrowDown}');
  await expect.element(page.getByText(/not saved\. Someone else has graded/).first()).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 1: A')).toBeInTheDocument();
  expect(broker.sentTo('saveMark')).toEqual([]);
});

test('a refused grade goes back to what stood there', async () => {
  broker.answers.grade = work('B+');
  broker.answers.saveMark = refuse(409, 'SUBMITTED_MEANWHILE', 'The student has changed it.');
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('d{ArrowDown}');
  await expect.element(page.getByText(/not saved\. The student has changed it\./).first()).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 1: B+')).toBeInTheDocument();
});

test.each([
  ['the same person', 5, 1],
  ['somebody else', 6, 0],
])('a grade typed as the session ends waits for its grader: %s signs in', async (_name, userId, saved) => {
  const signIn = (id: number) =>
    storeSession({ userId: id, userName: 'x@northfield.example', errorCode: null, resetToken: null }, 'token');
  signIn(5);
  broker.answers.grade = refuse(401, 'UNAUTHENTICATED', 'Your session has expired, please log in again.');
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('a-{Enter}');
  await expect.poll(() => endedSession.current()?.userId).toBe(5);
  broker.answers.grade = work('B+');
  broker.answers.saveMark = SAVED;
  signIn(userId);
  resumeSession();
  await expect.element(cell(`Student 1, Challenge 1: ${saved ? 'A-' : 'B+'}`)).toBeInTheDocument();
  await expect.poll(() => broker.sentTo('saveMark').length).toBe(saved);
  localStorage.clear();
});

test('who only looks on types in vain [GRADE-027]', async () => {
  const fetched = vi.spyOn(broker, 'fetch');
  await show(SMALL, 'cm');
  focusCell('0:0');
  await userEvent.keyboard('a{ArrowDown}');
  await expect.poll(focused).toBe('1:0');
  await expect.element(cell('Student 1, Challenge 1: B+')).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 2: not graded yet')).toBeInTheDocument();
  await expect.element(page.getByText('to grade')).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test('the grid tells averages, how a column went, and missing from not due [GRADE-016, WORK-038]', async () => {
  const due = '2026-03-01T04:59:59.000Z';
  await show({
    ...SMALL,
    assignments: SMALL.assignments.map((item) => (item.id === 3 ? { ...item, effectiveDueDate: due } : item)),
  });
  await expect.element(page.getByRole('rowheader', { name: 'Student 1 , average B+ (88)' })).toBeInTheDocument();
  await expect.element(cell('Student 1, Challenge 3: missing')).toHaveTextContent('Missing');
  await expect.element(cell('Student 2, Challenge 2: not submitted')).toHaveTextContent('–');
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect.element(head('Challenge 1')).toHaveAttribute('title', 'Challenge 1: average B- (82); 1 B, 1 C');
  await expect.element(head('Challenge 3')).toHaveAttribute('title', 'Challenge 3: no grades yet; 2 missing');
  for (const theme of ['light', 'dark'] as const) expect(await axeFindings(theme)).toEqual([]);
});

test('N goes to what waits next for the reader', async () => {
  await show(SMALL);
  focusCell('0:0');
  await userEvent.keyboard('n');
  await expect.poll(focused).toBe('0:1');
  await userEvent.keyboard('n');
  await expect.element(page.getByText('Nothing else is waiting for you here.').first()).toBeInTheDocument();
});
