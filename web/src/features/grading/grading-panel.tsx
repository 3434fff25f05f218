import { fullName } from '@bcs/contract/kernel/full-name';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import type { GradingTarget } from '@bcs/contract/features/grading/model';
import { IconMaximize, IconX } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { cx } from '#kit/cx.ts';
import { IconButton } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DueDate } from '#features/coursework/due-date.tsx';
import type { CommentSender } from '#features/submissions/comment-sender.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { GradeCard } from './grade-card.tsx';
import { GradeHistory } from './grade-history.tsx';
import { HandedIn } from './handed-in.tsx';
import type { NextWork } from './next-work.ts';
import { WorkComments } from './work-comments.tsx';

type Props = GradingTarget & { next: NextWork | null; onClose: () => void };

/** The work of one cell beside the gradebook, with the parts of the grading page in one column. GRADE-005, D-283 */
export function GradingPanel({ assignmentId, studentId, next, onClose }: Props) {
  const { role } = useViewer();
  // the work before stays until the next is here, so that the focus never falls out of the panel
  const { data, error, isPlaceholderData } = useRead('grade', { assignmentId, studentId }, { stays: true });
  const sender: CommentSender = useRef(null);
  const title = useRef<HTMLHeadingElement>(null);
  const submission = data?.submission;
  const hasForm = submission && mayGrade(data.assignment, role);
  // the form takes the focus itself
  const shown = data && !isPlaceholderData && !hasForm ? `${data.assignment.id} ${data.student.id}` : null;
  useEffect(() => {
    if (shown !== null) title.current?.focus({ preventScroll: true });
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const inner = event.target instanceof Element && event.target.closest('[popover], dialog, textarea');
    if (event.key !== 'Escape' || event.defaultPrevented || inner) return;
    event.preventDefault();
    onClose();
  };
  const params = { assignmentId: String(assignmentId), studentId: String(studentId) };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from what is inside
    <section
      aria-label="Submission"
      aria-busy={isPlaceholderData}
      onKeyDown={onKeyDown}
      className="flex w-104 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <header className="flex items-start gap-1 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0 grow pt-1">
          <h2 ref={title} tabIndex={-1} className="truncate rounded-sm font-bold">
            {data ? fullName(data.student) : 'Submission'}
          </h2>
          {data && (
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <TextLink to="/coursework/$assignmentId/show" params={{ assignmentId: params.assignmentId }}>
                {data.assignment.title}
              </TextLink>
              <DueDate due={data.assignment.effectiveDueDate} />
            </p>
          )}
        </div>
        <LinkButton
          to="/gradebook/$assignmentId/grade/$studentId"
          params={params}
          size="icon"
          tone="quiet"
          aria-label="Open as a page"
          title="Open as a page"
        >
          <IconMaximize size={18} aria-hidden />
        </LinkButton>
        <IconButton icon={IconX} label="Close" onClick={onClose} />
      </header>
      {/* the work scrolls above the grade and its comment, which stay in view */}
      <div
        className={cx(
          'grid shrink-0 grow basis-36 content-start gap-3 overflow-y-auto p-4',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {error && !data && <Alert tone="bad">{error.message}</Alert>}
        {!data && !error && <StandBy />}
        {data && !submission && <Alert>Not submitted yet.</Alert>}
        {data && submission && (
          <>
            <HandedIn isFlat assignmentId={data.assignment.id} submission={submission} />
            <WorkComments assignment={data.assignment} submission={submission} />
            <GradeHistory changes={data.gradeHistory} />
          </>
        )}
      </div>
      {data && submission && (
        <div className="shrink overflow-y-auto">
          <GradeCard
            dense
            key={submission.id}
            assignment={data.assignment}
            submission={submission}
            sender={sender}
            next={next}
          />
        </div>
      )}
    </section>
  );
}
