import { useEffect, useRef } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { PlainLink } from '#kit/plain-link.tsx';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ListStatusBadge } from '#features/coursework/list-status-badge.tsx';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { Comments } from '#features/submissions/comments.tsx';
import { WorkDetails } from '#features/submissions/work-details.tsx';
import { Alert } from '#kit/alert.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { useRead } from '#lib/queries.ts';

/** The submission for one item and what was said about it. D-100 */
function GradeDetails({ assignmentId }: { assignmentId: number }) {
  const { data, error } = useRead('courseworkDetail', { assignmentId });
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <SkeletonRows rows={3} />;
  const submission = data.students[0]?.submission ?? null;
  const params = { assignmentId: String(assignmentId) };
  return (
    <div className="grid gap-5 bg-sunken/40 px-5 pt-3 pb-5">
      {submission ? (
        <>
          <WorkDetails submission={submission} />
          <Comments submission={submission} contextId={data.assignment.contextId} level={3} />
        </>
      ) : (
        <p className="text-muted">Not submitted yet.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/coursework/$assignmentId/show" params={params} size="sm">
          View Details
        </LinkButton>
        {!submission && (
          <LinkButton to="/coursework/$assignmentId/submit" params={params} size="sm" tone="primary">
            Submit Assignment
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** One item with status and grade; open, with what was said about it. GRADE-018..GRADE-023, D-100 */
export function GradeRow({ row, open }: { row: GradesRow; open: boolean }) {
  const ref = useRef<HTMLLIElement>(null);
  const { assignment, status, submissionGrade, careerFeedback } = row;
  useEffect(() => {
    if (open) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li ref={ref} className="scroll-my-24">
      <PlainLink
        {...(open
          ? { to: '/grades' }
          : { to: '/grades/$assignmentId', params: { assignmentId: String(assignment.id) } })}
        resetScroll={false}
        aria-expanded={open}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center sm:grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken/50 sm:px-5 focus-visible:-outline-offset-2"
      >
        <span className="grid gap-0.5">
          <span className="font-semibold">{assignment.title}</span>
          <DueDate due={assignment.effectiveDueDate} overdue={status === 'Overdue'} />
        </span>
        <span className="flex flex-wrap items-center justify-end gap-2.5 max-sm:order-3 max-sm:col-span-2 max-sm:justify-start">
          <ListStatusBadge status={status} />
          {submissionGrade && <GradeChip grade={submissionGrade.grade} />}
          {isCareer(assignment) && careerFeedback && status !== 'Completed' && (
            <Badge outlined tone={feedbackTone(careerFeedback.careerFeedbackStatusId)}>
              {feedbackLabel(careerFeedback.careerFeedbackStatusId)}
            </Badge>
          )}
        </span>
        <IconChevronDown
          size={18}
          aria-hidden
          className={cx('text-muted transition-transform', open && 'rotate-180')}
        />
      </PlainLink>
      {open && <GradeDetails assignmentId={assignment.id} />}
    </li>
  );
}
