import { fullName } from '@bcs/contract/kernel/full-name';
import { CAREER_FEEDBACK } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { gradeOfMark, NOT_SUBMITTED, UNMARKED, type Mark } from '@bcs/contract/features/grading/mark';
import { plural } from '@bcs/contract/kernel/plural';
import { averageText } from '@bcs/contract/features/grades/average';
import type { GradebookAssignment } from '@bcs/contract/features/grading/model';
import { formatDate } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import type { GridParts } from '#features/gradebook/gradebook-rows.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tells whether the page is about to be printed. It changes before the browser lays out the paper, so that parts built
 * only for the visible screen are complete.
 */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const paper = matchMedia('print');
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => (paper.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return printing;
}

/** The number of columns that fit on the width of a landscape page, of A4 as of Letter. */
const COLUMNS = 22;

/** The gradebook on paper: every student and all that is due or handed in, the names and heads on each page. */
export function GradebookSheet({ parts }: { parts: GridParts }) {
  const { timeZone } = useViewer();
  const now = useNow();
  if (!usePrinting()) return null;
  const shown = parts.assignments.filter(
    (item) =>
      item.effectiveDueDate <= now || parts.students.some((student) => parts.markAt(student, item) !== NOT_SUBMITTED),
  );
  const leftOut = parts.assignments.length - shown.length;
  const blocks = [];
  for (let from = 0; from === 0 || from < shown.length; from += COLUMNS) blocks.push(shown.slice(from, from + COLUMNS));
  return (
    <div data-paper="wide" className="hidden print:block">
      {blocks.map((assignments, index) => (
        <Block key={assignments[0]?.id ?? 'none'} parts={parts} assignments={assignments} isFirst={index === 0} />
      ))}
      <p className="mt-3 text-xs text-muted">
        × missing, – not submitted, ● not graded, Inc Incomplete
        {shown.some(isCareer) && CAREER_FEEDBACK.map(({ id, label }) => `, ${id} ${label}`)}.
        {leftOut > 0 && ` Without ${plural(leftOut, 'item')} not due and not handed in yet.`} Printed{' '}
        {formatDate(now, timeZone)}.
      </p>
    </div>
  );
}

type BlockProps = { parts: GridParts; assignments: readonly GradebookAssignment[]; isFirst: boolean };

const Block = ({ parts, assignments, isFirst }: BlockProps) => (
  <table aria-label="Grades on paper" className={isFirst ? 'text-xs' : 'text-xs break-before-page'}>
    <thead>
      <tr className="border-b border-ink">
        <th scope="col" className="align-bottom whitespace-nowrap">
          Student
        </th>
        <th scope="col" className="align-bottom whitespace-nowrap">
          Average
        </th>
        {assignments.map(({ id, title }) => (
          <th key={id} scope="col" className="px-0! align-bottom font-medium">
            <span className="max-h-[34mm] rotate-180 overflow-hidden [writing-mode:vertical-rl]">{title}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {parts.students.map((student) => (
        <tr key={student.studentEnrollmentId} className="border-b border-line">
          <th scope="row" className="py-[0.2mm]! font-medium whitespace-nowrap">
            {fullName(student.student)}
          </th>
          <td className="py-[0.2mm]! whitespace-nowrap tabular-nums">{averageOrDash(parts.averageOf(student))}</td>
          {assignments.map((assignment) => (
            <td key={assignment.id} className="px-0! py-[0.2mm]! text-center! tabular-nums">
              {textOf(parts.markAt(student, assignment), (mark) => parts.isMissing(student, assignment, mark))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="border-t border-ink font-medium">
        <th scope="row" colSpan={2} className="py-[0.2mm]! whitespace-nowrap">
          Class average
        </th>
        {assignments.map((assignment) => (
          <td key={assignment.id} className="px-0! py-[0.2mm]! text-center! tabular-nums">
            {parts.figuresOf(assignment).average ?? '–'}
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);

const averageOrDash = (average: number | null) => (average === null ? '–' : averageText(average));

/** Short enough for a column of seven millimetres; the legend explains the rest. */
function textOf(mark: Mark, isMissing: (mark: Mark) => boolean): string {
  if (isMissing(mark)) return '×';
  if (mark === NOT_SUBMITTED) return '–';
  if (mark === UNMARKED) return '●';
  return gradeOfMark(mark) === 'Incomplete' ? 'Inc' : mark;
}
