import { hash } from 'node:crypto';
import { cellText, ENROLLMENT_COLUMN, gradeOfCell, nameText } from '@bcs/contract/features/grading/grades-file';
import { gradeOf } from '@bcs/contract/features/grading/mark';
import type { ImportedChange, ImportPreview, ImportProblem } from '@bcs/contract/features/grading/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { FileCell, FileRow, GradesFile } from './import-file.ts';
import type { GradeToPut, Standing, StandingWork } from './queries-import.ts';

/** The file compared with what stands: what it changes, and all that is wrong with it. */
export interface ImportPlan {
  readonly preview: ImportPreview;
  readonly changes: readonly GradeToPut[];
}

const MOST_CHANGES = 5000;
type Verdict = { readonly to: NonNullable<ReturnType<typeof gradeOfCell>> } | { readonly message: string } | 'same';

/** Preview and import are made by this one function: they cannot differ. */
export function planOf(file: GradesFile, standing: Standing): ImportPlan {
  const students = new Map(standing.students.map((student) => [student.studentEnrollmentId, student]));
  const items = new Map(standing.assignments.map((item) => [item.id, item]));
  const works = new Map(standing.works.map((work) => [`${work.enrollmentId}/${work.assignmentId}`, work]));
  const [problems, shown]: [ImportProblem[], ImportedChange[]] = [[...file.problems], []];
  const changes: GradeToPut[] = [];
  let unchanged = 0;
  for (const row of file.rows) {
    const student = students.get(row.enrollmentId);
    const wrong = student ? misnamed(row, nameText(student.student)) : 'No student of this class.';
    if (wrong) problems.push({ row: row.row, column: ENROLLMENT_COLUMN, message: wrong });
    if (!student || wrong) continue;
    for (const cell of row.cells) {
      const item = items.get(cell.assignmentId);
      const work = works.get(`${row.enrollmentId}/${cell.assignmentId}`);
      const verdict: Verdict = item
        ? judge(cell, isCareer(item), work, file.asOf)
        : { message: 'No item of this gradebook.' };
      if (verdict === 'same') unchanged += 1;
      else if ('message' in verdict) problems.push({ row: row.row, column: cell.column, message: verdict.message });
      else if (item && work) {
        const from = gradeOf(work.mark);
        shown.push({
          row: row.row,
          student: student.student,
          assignmentId: item.id,
          title: item.title,
          from,
          to: verdict.to,
        });
        changes.push({ ...work, from, to: verdict.to, title: item.title });
      }
    }
  }
  if (changes.length > MOST_CHANGES)
    problems.push({ row: 1, column: null, message: `More than ${MOST_CHANGES} changes: split the file.` });
  problems.sort((one, other) => one.row - other.row);
  const preview = { digest: digestOf(changes), changes: shown.slice(0, MOST_CHANGES), problems, unchanged };
  return { preview, changes };
}

/** Whoever sorts one column without the others gives everybody the grades of somebody else. */
const misnamed = ({ name }: FileRow, known: string): string | null =>
  name === '' || name.normalize() === known.trim().normalize() ? null : `This enrollment is ${known}, not ${name}.`;

function judge(cell: FileCell, career: boolean, work: StandingWork | undefined, asOf: Instant | null): Verdict {
  const stands = work ? cellText(work.mark) : '';
  const to = gradeOfCell(cell.text);
  if ((to ?? cell.text) === stands) return 'same';
  if (career) return { message: 'Locked: career items take no grades.' };
  if (to === null) return { message: `“${cell.text}” is no grade.` };
  if (!work) return { message: 'Nothing was handed in.' };
  if (asOf !== null && work.changedAt > asOf)
    return { message: `Outdated: it has changed to ${stands} since the file was written.` };
  return { to };
}

/** Names every grade with the state of the work it is about: one step anywhere makes another digest. */
const digestOf = (changes: readonly GradeToPut[]): string =>
  hash(
    'sha256',
    JSON.stringify(changes.map((one) => [one.submissionId, one.submissionVersion, one.gradeVersion, one.from, one.to])),
  );
