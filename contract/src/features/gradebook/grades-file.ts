import { fullName } from '#kernel/full-name';
import { CAREER_FEEDBACK, feedbackLabel } from '#features/coursework/statuses';
import { isCareer, type InContext } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { csvFileName } from '#kernel/csv';
import { feedbackOf, gradeOf, NO_WORK, type Mark } from '#features/grading/mark';
import type { GradebookAssignment, GradebookStudent } from '#features/grading/model';
import { GRADES } from '#features/grading/scale';

/** The column that names a student for certain: names repeat, enrollments do not. */
export const ENROLLMENT_COLUMN = 'Enrollment';
/** The cell of work without a grade. The cell is empty where nothing was handed in. */
export const UNGRADED = 'Ungraded';

const STUDENT_COLUMN = 'Student, as of ';
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ITEM_ID = /\[(\d{1,10})\]\s*$/;

/** The header of the names, with the moment from which the grades are. */
export const studentColumn = (asOf: Instant): string => `${STUDENT_COLUMN}${asOf}`;

/** Since when the grades of a file stand; null when its header does not tell. */
export const asOfColumn = (header: string): Instant | null => INSTANT.exec(header.trim())?.[0] ?? null;

/** The header of an item: its title for people, its id for the import. */
export const itemColumn = ({ id, title }: Pick<GradebookAssignment, 'id' | 'title'>): string => `${title} [${id}]`;

/** The item of a header, or null. */
export const itemOfColumn = (header: string): number | null => {
  const id = ITEM_ID.exec(header)?.[1];
  return id === undefined ? null : Number(id);
};

/** A mark as it stands in the file. */
export const cellText = (mark: Mark): string => {
  if (mark === NO_WORK) return '';
  const statusId = feedbackOf(mark);
  return gradeOf(mark) ?? (statusId === null ? UNGRADED : feedbackLabel(statusId));
};

const GRADE_WORDS = new Map<string, Mark>(GRADES.map(({ grade }) => [grade.toLowerCase(), grade]));
const FEEDBACK_WORDS = new Map<string, Mark>(CAREER_FEEDBACK.map(({ id, label }) => [label.toLowerCase(), `${id}`]));

/** The grade or feedback that a cell of a file means, however it is capitalised; null for anything else. */
export const markOfCell = (text: string, item: InContext): Mark | null =>
  (isCareer(item) ? FEEDBACK_WORDS : GRADE_WORDS).get(text.trim().toLowerCase()) ?? null;

/** A name as it stands in the file. */
export const nameText = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  fullName({ firstName, lastName });

interface Shown {
  readonly students: readonly GradebookStudent[];
  readonly assignments: readonly GradebookAssignment[];
  readonly markAt: (student: GradebookStudent, assignment: GradebookAssignment) => Mark;
  readonly isDim: (student: GradebookStudent, assignment: GradebookAssignment, mark: Mark) => boolean;
}

/** The rows of a file of grades: what the filters show, the rest blank. An import takes a blank cell as unchanged. */
export const gradesFile = ({ students, assignments, markAt, isDim }: Shown, asOf: Instant): string[][] => [
  [ENROLLMENT_COLUMN, studentColumn(asOf), ...assignments.map(itemColumn)],
  ...students.map((student) => [
    String(student.studentEnrollmentId),
    nameText(student.student),
    ...assignments.map((assignment) => {
      const mark = markAt(student, assignment);
      return isDim(student, assignment, mark) ? '' : cellText(mark);
    }),
  ]),
];

/** A name for the file: gradebook-FSF-NY-12.csv. */
export const gradesFileName = (courseCode: string): string => csvFileName('gradebook', courseCode);
