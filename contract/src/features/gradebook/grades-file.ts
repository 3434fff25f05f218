import { fullName } from '#kernel/full-name';
import { CAREER_FEEDBACK, feedbackLabel } from '#features/coursework/statuses';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { csvFileName } from '#kernel/csv';
import { feedbackOfMark, gradeOfMark, NOT_SUBMITTED, type Mark } from '#features/grading/mark';
import type { GradebookAssignment, GradebookStudent } from '#features/grading/model';
import { GRADES } from '#features/grading/scale';

/** The title of the column that identifies students by their enrollment, because names can be ambiguous. */
export const ENROLLMENT_COLUMN = 'Enrollment';
/** The text of a cell whose work has no grade. It is empty if nothing was submitted. */
export const UNGRADED = 'Ungraded';

const STUDENT_COLUMN = 'Student, as of ';
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ITEM_ID = /\[(\d{1,10})\]\s*$/;

/** The title of the column of names, which contains the time of the export. */
export const studentColumn = (asOf: Instant): string => `${STUDENT_COLUMN}${asOf}`;

/** Reads the time of the export from a header; null if it contains none. */
export const asOfColumn = (header: string): Instant | null => INSTANT.exec(header.trim())?.[0] ?? null;

/** The title of a column: the title of the item, and its id for the import. */
export const itemColumn = ({ id, title }: Pick<GradebookAssignment, 'id' | 'title'>): string => `${title} [${id}]`;

/** The item of a header, or null. */
export const itemOfColumn = (header: string): number | null => {
  const id = ITEM_ID.exec(header)?.[1];
  return id === undefined ? null : Number(id);
};

/** Formats a mark for the file. */
export const markCellText = (mark: Mark): string => {
  if (mark === NOT_SUBMITTED) return '';
  const statusId = feedbackOfMark(mark);
  return gradeOfMark(mark) ?? (statusId === null ? UNGRADED : feedbackLabel(statusId));
};

const GRADE_WORDS = new Map<string, Mark>(GRADES.map(({ grade }) => [grade.toLowerCase(), grade]));
const FEEDBACK_WORDS = new Map<string, Mark>(CAREER_FEEDBACK.map(({ id, label }) => [label.toLowerCase(), `${id}`]));

/** Reads the grade or feedback in a cell regardless of capital letters; null for anything else. */
export const markOfCell = (text: string, item: InContext): Mark | null =>
  (isCareer(item) ? FEEDBACK_WORDS : GRADE_WORDS).get(text.trim().toLowerCase()) ?? null;

/** Formats a name for the file. */
export const nameText = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  fullName({ firstName, lastName });

interface Shown {
  readonly students: readonly GradebookStudent[];
  readonly assignments: readonly GradebookAssignment[];
  readonly markAt: (student: GradebookStudent, assignment: GradebookAssignment) => Mark;
  readonly isDim: (student: GradebookStudent, assignment: GradebookAssignment, mark: Mark) => boolean;
}

/** The rows of a grade file. Cells that the filters hide are blank, which an import takes as unchanged. */
export const gradesFile = ({ students, assignments, markAt, isDim }: Shown, asOf: Instant): string[][] => [
  [ENROLLMENT_COLUMN, studentColumn(asOf), ...assignments.map(itemColumn)],
  ...students.map((student) => [
    String(student.studentEnrollmentId),
    nameText(student.student),
    ...assignments.map((assignment) => {
      const mark = markAt(student, assignment);
      return isDim(student, assignment, mark) ? '' : markCellText(mark);
    }),
  ]),
];

/** The name of the file, such as gradebook-FSF-NY-12.csv. */
export const gradesFileName = (courseCode: string): string => csvFileName('gradebook', courseCode);
