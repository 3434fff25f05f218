import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import { useMemo, useState } from 'react';
import type { GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { rowsFor, type Gradebook, type GradebookWork } from '@bcs/contract/features/gradebook/rows';
import { feedbackOfMark, gradeOfMark, isJudged } from '@bcs/contract/features/grading/mark';
import { instantOf } from '@bcs/contract/kernel/clock';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { gradeListStyle, type GradeListStyle } from '@bcs/contract/features/grading/scale';
import { Avatar } from '#kit/avatar.tsx';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { sortRows, type Sort } from '#kit/sort.ts';
import { Table } from '#kit/table.tsx';
import type { Tone } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { necessityLabel } from '#features/coursework/item-badges.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { matchesName } from './name-search.ts';
import { GradingLink } from '#features/grading/grading-link.tsx';

/** Specified by GRADE-051..GRADE-053. */
const TONE: Readonly<Record<GradeListStyle, Tone>> = { success: 'good', warning: 'warn', error: 'bad' };
const PAGE = 100;
/** The value by which each column is sorted. */
const BY = {
  student: ({ student: { student } }: GradebookWork) => orderName(student),
  assignment: ({ assignment }: GradebookWork) => assignment.effectiveDueDate,
  date: ({ submitted }: GradebookWork) => submitted,
  grade: ({ mark }: GradebookWork) => gradeOfMark(mark) ?? feedbackOfMark(mark),
};

type Props = {
  gradebook: Gradebook;
  filter: GradebookFilter;
  /** The typed name by which students are searched; empty shows everybody. */
  name?: string | undefined;
};

/** One row for each submission, waiting ones first. GRADE-037 */
export function GradebookList({ gradebook, filter, name = '' }: Props) {
  const rows = useMemo(
    () => rowsFor(gradebook, filter).filter(({ student }) => matchesName(student, name)),
    [gradebook, filter, name],
  );
  const { timeZone } = useViewer();
  const [sort, setSort] = useState<Sort | null>(null);
  const [shown, setShown] = useState(PAGE);
  const columns: Column<GradebookWork>[] = [
    {
      key: 'student',
      header: 'Student',
      rowHeader: true,
      className: 'max-md:col-start-1 max-md:row-start-1 max-md:min-h-10',
      sortBy: BY.student,
      cell: ({ student: { student, userAccountAvatar, isBlocked } }) => (
        <span className="flex items-center gap-3 max-md:pr-24">
          <Avatar name={fullName(student)} src={userAccountAvatar} size={32} />
          <span dir="auto" className="min-w-0 md:wrap-break-word">
            {fullName(student)}
          </span>
          {isBlocked && <BlockedBadge />}
        </span>
      ),
    },
    {
      key: 'assignment',
      header: 'Assignment',
      bare: true,
      sortBy: BY.assignment,
      cell: ({ assignment }) => (
        <span className="grid max-md:block max-md:text-left">
          <span className="wrap-anywhere">{assignment.title}</span>
          <span className="text-xs text-muted max-md:ml-2 max-md:inline-block">
            {necessityLabel(assignment)}
            {isCareer(assignment) && ' · Career'}
          </span>
        </span>
      ),
    },
    {
      key: 'date',
      header: 'Submitted',
      bare: true,
      // on phones in one line with the grade
      className: 'whitespace-nowrap max-md:col-start-1 max-md:row-start-3 max-md:text-sm max-md:text-muted',
      sortBy: BY.date,
      cell: ({ submitted }) => <Moment at={instantOf(submitted * 1000)} zone={timeZone} dayOnly />,
    },
    {
      key: 'grade',
      header: 'Grade',
      bare: true,
      className: 'max-md:col-start-1 max-md:row-start-3 max-md:justify-self-end',
      sortBy: BY.grade,
      cell: (work) => <Judgement work={work} />,
    },
    {
      key: 'action',
      header: 'Action',
      hideHeader: true,
      align: 'end',
      // on phones beside the name
      className: 'max-md:z-1 max-md:col-start-1 max-md:row-start-1 max-md:justify-self-end',
      cell: ({ assignment, student, mark }) => (
        <GradingLink
          assignmentId={assignment.id}
          contextId={assignment.contextId}
          student={student.student}
          graded={isJudged(mark, assignment)}
        />
      ),
    },
  ];
  const sorted = useMemo(() => {
    const by = sort && BY[sort.column as keyof typeof BY];
    return by ? sortRows(rows, by, sort.descending) : rows;
  }, [rows, sort]);
  return (
    <Card>
      <Table
        caption="Submissions"
        columns={columns}
        rows={sorted.slice(0, shown)}
        rowKey={({ student, assignment }) => `${student.studentEnrollmentId}/${assignment.id}`}
        sort={sort}
        onSort={setSort}
        cards
      />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm text-muted">
        <span role="status">
          {Math.min(shown, rows.length)} of {rows.length} submissions
        </span>
        {shown < rows.length && (
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        )}
      </footer>
    </Card>
  );
}

function Judgement({ work: { mark, assignment } }: { work: GradebookWork }) {
  const grade = gradeOfMark(mark);
  if (grade) return <Badge tone={TONE[gradeListStyle(grade)]}>{grade}</Badge>;
  if (!isCareer(assignment)) return <Badge tone="brand">Ungraded</Badge>;
  const statusId = feedbackOfMark(mark);
  return <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge>;
}
