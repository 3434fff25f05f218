import { fullName, orderName } from '@bcs/contract/kernel/full-name';
import { useState } from 'react';
import { IconUsers, IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import type { AssignmentStudent } from '@bcs/contract/features/assignment-page/model';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { Avatar } from '#kit/avatar.tsx';
import { Badge, BlockedBadge } from '#kit/badge.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { GradingLink } from '#features/grading/grading-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';

const LOOK = {
  Unsubmitted: { tone: 'neutral', Icon: IconMinus },
  Submitted: { tone: 'brand', Icon: IconCheck },
  'Submitted & Ungraded': { tone: 'brand', Icon: IconClock },
  'Submitted & Graded': { tone: 'good', Icon: IconCheck },
} as const;

/** Specified by WORK-018 and WORK-019. */
function StaffStatusBadge({ status }: Pick<AssignmentStudent, 'status'>) {
  const { tone, Icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {status}
    </Badge>
  );
}

type Props = { assignment: Assignment; students: readonly AssignmentStudent[] };
type State = AssignmentStudent['status'];

const ACADEMIC: readonly State[] = ['Submitted & Ungraded', 'Submitted & Graded', 'Unsubmitted'];
const CAREER: readonly State[] = ['Submitted', 'Unsubmitted'];

/** Every student with the state of the work. WORK-009, WORK-018, WORK-019 */
export function StudentTable({ assignment, students }: Props) {
  const { timeZone } = useViewer();
  const [state, setState] = useState<State | 'All'>('All');
  const states = isCareer(assignment) ? CAREER : ACADEMIC;
  // a blocked student is not counted as missing work
  const isIn = ({ status, isBlocked }: AssignmentStudent, one: State) =>
    status === one && !(isBlocked && one === 'Unsubmitted');
  const countOf = (one: State) => students.filter((row) => isIn(row, one)).length;
  const columns: Column<AssignmentStudent>[] = [
    {
      key: 'student',
      header: 'Student',
      rowHeader: true,
      sortBy: ({ student }) => orderName(student),
      cell: ({ student, studentEnrollmentId, userAccountAvatar, isBlocked }) => (
        <span className="flex items-center gap-3">
          <Avatar name={fullName(student)} src={userAccountAvatar} size={32} />
          <TextLink
            to="/students/$enrollmentId"
            params={{ enrollmentId: String(studentEnrollmentId) }}
            className="text-ink!"
          >
            {fullName(student)}
          </TextLink>
          {isBlocked && <BlockedBadge />}
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sortBy: ({ status }) => states.indexOf(status),
      cell: ({ status }) => <StaffStatusBadge status={status} />,
    },
    {
      key: 'date',
      header: 'Submitted',
      className: 'whitespace-nowrap',
      sortBy: ({ submission }) => submission?.firstSubmittedAt,
      cell: ({ submission }) =>
        submission ? <Moment at={submission.firstSubmittedAt} zone={timeZone} dayOnly /> : <None />,
    },
    {
      key: 'grade',
      header: isCareer(assignment) ? 'Feedback' : 'Grade',
      cell: ({ submission }) => <GivenGrade submission={submission} />,
    },
    {
      key: 'action',
      header: 'Action',
      hideHeader: true,
      align: 'end',
      cell: ({ student, submission }) =>
        submission && (
          <GradingLink
            assignmentId={assignment.id}
            contextId={assignment.contextId}
            student={student}
            graded={submission.submissionGrade !== null || submission.careerFeedback !== null}
          />
        ),
    },
  ];
  return (
    <Card>
      <CardHeader title="Students" className="px-4 pt-4 sm:px-5 pb-3">
        <Segmented
          label="Status"
          value={state}
          onChange={setState}
          options={[
            { value: 'All', label: `All ${students.length}` },
            ...states.map((value) => ({ value, label: `${value} ${countOf(value)}` })),
          ]}
        />
      </CardHeader>
      <Table
        caption="Students and their work"
        columns={columns}
        rows={students.filter((row) => state === 'All' || isIn(row, state))}
        rowKey={({ studentEnrollmentId }) => studentEnrollmentId}
        cards
        empty={<EmptyState level={3} icon={<IconUsers size={30} stroke={1.7} />} title="No students here." />}
      />
    </Card>
  );
}

function GivenGrade({ submission }: Pick<AssignmentStudent, 'submission'>) {
  if (submission?.submissionGrade) return <GradeChip grade={submission.submissionGrade.grade} />;
  const statusId = submission?.careerFeedback?.careerFeedbackStatusId;
  return statusId ? <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge> : <None />;
}

const None = () => (
  <span className="text-muted" aria-label="none">
    –
  </span>
);
