import { fullName } from '@bcs/contract/kernel/full-name';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SkipLink } from '#kit/skip-link.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ItemBadges } from '#features/coursework/item-badges.tsx';
import type { CommentSender } from '#features/submissions/comment-sender.ts';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { GradeCard } from './grade-card.tsx';
import { GradeHistory } from './grade-history.tsx';
import { GradingNav } from './grading-nav.tsx';
import { HandedIn } from './handed-in.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { WorkComments } from './work-comments.tsx';

type Props = {
  assignmentId: number;
  studentId: number;
  /** The pages about the student. */
  links: (enrollmentId: number) => ReactNode;
};

/** One student's work with the talk about it, beside it the grade and a comment: all on one page. GRADE-005, GRADE-013, GRADE-014 */
export function GradingScreen({ assignmentId, studentId, links }: Props) {
  const detail = useAnswer('grade', { assignmentId, studentId });
  const sender: CommentSender = useRef(null);
  const { assignment, student, studentEnrollmentId, submission, gradeHistory } = detail;
  const navigate = useNavigate();
  const { next, ungraded } = useNeighbours(assignmentId, studentId);
  useTitle(`${fullName(student)}: ${assignment.title}`);
  return (
    <>
      {submission && <SkipLink to="grade">Skip to the grade</SkipLink>}
      <PageHeader
        title={fullName(student)}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <TextLink to="/coursework/$assignmentId/show" params={{ assignmentId: String(assignmentId) }}>
              {assignment.title}
            </TextLink>
            <DueDate due={assignment.effectiveDueDate} />
            <ItemBadges item={assignment} />
            {links(studentEnrollmentId)}
          </span>
        }
        back={
          <TextLink to="/gradebook" className="inline-flex items-center gap-1.5">
            <IconArrowLeft size={16} aria-hidden />
            Gradebook
          </TextLink>
        }
      >
        <GradingNav assignment={assignment} studentId={studentId} />
      </PageHeader>
      {submission ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid gap-5">
            <HandedIn assignmentId={assignmentId} submission={submission} />
            <WorkComments assignment={assignment} submission={submission} />
          </div>
          <div id="grade" tabIndex={-1} className="grid gap-5 outline-none lg:sticky lg:top-20">
            <GradeCard
              key={submission.id}
              assignment={assignment}
              submission={submission}
              sender={sender}
              next={
                next && {
                  text: ungraded ? 'Next ungraded' : 'Next submission',
                  go: () =>
                    void navigate({
                      to: '/gradebook/$assignmentId/grade/$studentId',
                      params: next,
                      ignoreBlocker: true,
                    }),
                }
              }
            />
            <GradeHistory changes={gradeHistory} />
          </div>
        </div>
      ) : (
        <Alert>Not submitted yet.</Alert>
      )}
    </>
  );
}
