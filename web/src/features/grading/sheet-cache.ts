import type { QueryClient } from '@tanstack/react-query';
import { UNMARKED, type Mark } from '@bcs/contract/features/grading/mark';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { msOf, SECOND } from '@bcs/contract/kernel/clock';
import { callQuery } from '#lib/queries.ts';
import type { Output } from '#lib/api.ts';
import type { ChangedWork } from '#lib/changes.ts';

/** One cell of the sheet. */
export type SheetCell = { readonly courseId: number; readonly studentId: number; readonly assignmentId: number };

type Sheet = Output<'gradebookSheet'>;

const sheetOf = (courseId: number) => callQuery('gradebookSheet', { courseId });

/** A write from a cell: the sheet shows what it changes already. */
export const SHEET_IS_CURRENT = { shown: ['gradebookSheet'] } as const;

/** Returns the mark that a cell shows of a submission. */
export const cellMark = ({
  submissionGrade,
  careerFeedback,
}: Pick<Submission, 'submissionGrade' | 'careerFeedback'>): Mark =>
  submissionGrade?.grade ?? (careerFeedback ? (String(careerFeedback.careerFeedbackStatusId) as Mark) : UNMARKED);

/** Returns the current mark of a cell, even if the page is not drawn again yet; undefined if the sheet has none. */
export function readMark(client: QueryClient, { courseId, ...cell }: SheetCell): Mark | undefined {
  const sheet = client.getQueryData(sheetOf(courseId).queryKey);
  if (!sheet) return undefined;
  const { row, column } = placeOf(sheet, cell);
  return sheet.rows[row]?.marks[column];
}

/** Lets the page show a mark at once, without asking for the whole sheet again. */
export function writeMark(client: QueryClient, { courseId, ...cell }: SheetCell, mark: Mark): void {
  client.setQueryData(sheetOf(courseId).queryKey, (sheet) => sheet && withCell(sheet, cell, mark));
}

const placeOf = (sheet: Sheet, { studentId, assignmentId }: Omit<SheetCell, 'courseId'>) => ({
  row: sheet.students.findIndex(({ student }) => student.id === studentId),
  column: sheet.assignments.findIndex(({ id }) => id === assignmentId),
});

function withCell(sheet: Sheet, cell: Omit<SheetCell, 'courseId'>, mark: Mark, at?: number): Sheet {
  const { row, column } = placeOf(sheet, cell);
  const before = sheet.rows[row];
  if (!before || column === -1) return sheet;
  const marks = before.marks.with(column, mark);
  const submitted = at === undefined ? before.submitted : before.submitted.with(column, at);
  return { ...sheet, rows: sheet.rows.with(row, { marks, submitted }) };
}

/** Notes who had the last word on a piece of work. */
function withLastWord(sheet: Sheet, { assignmentId, studentEnrollmentId, submissionCommentList }: Submission): Sheet {
  const others = sheet.lastWords.filter(
    (word) => word.assignmentId !== assignmentId || word.studentEnrollmentId !== studentEnrollmentId,
  );
  const isStudents = submissionCommentList.at(-1)?.enrollmentId === studentEnrollmentId;
  return { ...sheet, lastWords: isStudents ? [...others, { assignmentId, studentEnrollmentId }] : others };
}

/** Fetches one cell again. */
export async function fetchCell(client: QueryClient, { courseId, ...cell }: SheetCell): Promise<void> {
  const { submission } = await client.fetchQuery({ ...callQuery('grade', cell), staleTime: 0 });
  if (!submission) return;
  const at = Math.round(msOf(submission.date) / SECOND);
  client.setQueryData(
    sheetOf(courseId).queryKey,
    (sheet) => sheet && withLastWord(withCell(sheet, cell, cellMark(submission), at), submission),
  );
}

/** Fetches the cell of a piece of work that somebody has changed, if the sheet has one. */
export async function fetchChangedCell(client: QueryClient, courseId: number, work: ChangedWork): Promise<void> {
  const sheet = client.getQueryData(sheetOf(courseId).queryKey);
  const of = sheet?.students.find(({ studentEnrollmentId }) => studentEnrollmentId === work.enrollmentId);
  if (!of || !sheet?.assignments.some(({ id }) => id === work.assignmentId)) return;
  await fetchCell(client, { courseId, studentId: of.student.id, assignmentId: work.assignmentId });
}
