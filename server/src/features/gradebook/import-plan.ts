import { markCellText, ENROLLMENT_COLUMN, markOfCell, nameText } from '@bcs/contract/features/gradebook/grades-file';
import type { Mark } from '@bcs/contract/features/grading/mark';
import type { ImportedChange, GradesImportPreview, ImportProblem } from '@bcs/contract/features/gradebook/model';
import { mayGrade, gradebookContent } from '@bcs/contract/features/grading/rights';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { planDigest, type PlanContext } from '#kernel/planned';
import { asCsv } from '#kernel/list-file/as-csv';
import { detectEncoding } from '#kernel/list-file/encoding';
import { NoList } from '#kernel/list-file/no-list';
import { isZip } from '#kernel/zip/unpack';
import {
  type FileCell,
  type GradesFileRow,
  type GradesFile,
  MOST_COLUMNS,
  MOST_ROWS,
  readGradesFile,
  refusedFile,
} from './import-file.ts';
import {
  type MarkToPut,
  type StoredGrades,
  type StoredGrade,
  type CellKeys,
  findStoredGrades,
  lockWorks,
} from './queries-import.ts';

/** The comparison of a file with stored grades: its changes and mistakes. */
interface GradesImportPlan {
  readonly preview: Omit<GradesImportPreview, 'digest'>;
  readonly changes: readonly MarkToPut[];
  readonly digest: string;
}

const MOST_CHANGES = 5000;
/** The highest number of reported mistakes; beyond that, the file as a whole needs correcting. */
const MOST_PROBLEMS = 500;
type Item = StoredGrades['assignments'][number];
type Verdict = { readonly to: Mark } | { readonly message: string } | 'same';

/**
 * Compares a file with stored grades.
 * @param role the role of the importer
 */
export function planGradesImport(file: GradesFile, standing: StoredGrades, role: Role): GradesImportPlan {
  const students = new Map(standing.students.map((student) => [student.studentEnrollmentId, student]));
  const items = new Map(standing.assignments.map((item) => [item.id, item]));
  const works = new Map(standing.works.map((work) => [`${work.enrollmentId}/${work.assignmentId}`, work]));
  const [problems, shown]: [ImportProblem[], ImportedChange[]] = [[...file.problems], []];
  const changes: MarkToPut[] = [];
  const strange = new Set<number>();
  let unchanged = 0;
  for (const row of file.rows) {
    const student = students.get(row.enrollmentId);
    const wrong = student ? misnamed(row, nameText(student.student)) : 'Not a student in this class.';
    if (wrong) problems.push({ row: row.row, column: ENROLLMENT_COLUMN, message: wrong });
    if (!student || wrong) continue;
    for (const cell of row.cells) {
      const tell = (message: string) => problems.push({ row: row.row, column: cell.column, message });
      const item = items.get(cell.assignmentId);
      if (!item) {
        // there is one message for the column, whatever its rows contain
        if (!strange.has(cell.assignmentId)) tell('This assignment is not in the gradebook.');
        strange.add(cell.assignmentId);
        continue;
      }
      const work = works.get(`${row.enrollmentId}/${cell.assignmentId}`);
      const verdict = judge(cell, item, role, work, file.asOf);
      if (verdict === 'same') unchanged += 1;
      else if ('message' in verdict) tell(verdict.message);
      else if (work) {
        const { id: assignmentId, title, contextId } = item;
        const change = { assignmentId, title, from: work.mark, to: verdict.to };
        shown.push({ row: row.row, student: student.student, ...change });
        changes.push({ ...work, ...change, contextId });
      }
    }
  }
  if (changes.length > MOST_CHANGES)
    problems.push({ row: 1, column: null, message: `More than ${MOST_CHANGES} changes: split the file.` });
  problems.sort((one, other) => one.row - other.row);
  const preview = {
    changes: shown.slice(0, MOST_CHANGES),
    problems: problems.slice(0, MOST_PROBLEMS),
    problemCount: problems.length,
    unchanged,
    ignoredColumns: [...file.ignored],
    ignoredRows: file.ignoredRows.slice(0, MOST_PROBLEMS),
  };
  return { preview, changes, digest: digestOf(changes) };
}

/** Tells whether a row's name belongs to somebody else, as after sorting one column alone. */
const misnamed = ({ name }: GradesFileRow, known: string): string | null =>
  name === '' || spelled(name) === spelled(known) ? null : `This enrollment is ${known}, not ${name}.`;

/**
 * Normalizes a name: without case, accents, invisible characters, double blanks and curly apostrophes. Differences in
 * these are harmless, since the number identifies the person.
 */
const spelled = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
    .replaceAll(/[‘’‛ʼ´`]/gu, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function judge(cell: FileCell, item: Item, role: Role, work: StoredGrade | undefined, asOf: Instant | null): Verdict {
  const stands = work ? markCellText(work.mark) : '';
  const to = markOfCell(cell.text, item);
  if ((to === null ? cell.text : markCellText(to)) === stands) return 'same';
  if (!mayGrade(item, role)) return { message: 'Locked: the career director gives feedback on milestones.' };
  if (work && asOf !== null && work.changedAt > asOf)
    return { message: `Outdated: changed to ${stands} since this file was exported.` };
  if (to === null) return { message: `“${cell.text}” is not a valid ${isCareer(item) ? 'feedback status' : 'grade'}.` };
  return work ? { to } : { message: 'Not submitted.' };
}

/** A digest of all changes and the state of the work, so that any change in between is noticed. */
const digestOf = (changes: readonly MarkToPut[]): string =>
  planDigest(changes.map((one) => [one.submissionId, one.submissionVersion, one.markVersion, one.from, one.to]));

const BOUNDS = { mostBytes: 500_000, mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS };

/** Reads the bytes of a grade file: an Excel workbook, or a text in any encoding. */
async function readGradesBytes(bytes: Uint8Array): Promise<GradesFile> {
  try {
    const csv = await asCsv(bytes, BOUNDS);
    const text = isZip(csv) ? '\0' : new TextDecoder(detectEncoding(csv)).decode(csv);
    return text.includes('\0') ? refusedFile(1, null, 'This is not a CSV file.') : await readGradesFile(text);
  } catch (error) {
    if (error instanceof NoList) return refusedFile(1, null, error.message);
    throw error;
  }
}

type Imported = Readonly<{ file: string; base64?: string | undefined }>;

/** Plans a file's changes to a role's gradebook. */
export async function planImport(
  { file: text, base64 }: Imported,
  { db, viewer, now, holds }: PlanContext<Viewer>,
): Promise<GradesImportPlan> {
  const file = await (base64 === undefined ? readGradesFile(text) : readGradesBytes(Buffer.from(base64, 'base64')));
  const cells: CellKeys = {
    enrollmentIds: file.rows.map(({ enrollmentId }) => enrollmentId),
    assignmentIds: [...new Set(file.rows.flatMap((row) => row.cells.map(({ assignmentId }) => assignmentId)))],
  };
  if (holds) await lockWorks(db, viewer, cells);
  const content = gradebookContent(viewer.role) ?? 'academic';
  return planGradesImport(file, await findStoredGrades(db, viewer, content, cells, now), viewer.role);
}
