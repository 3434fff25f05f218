import { fullName } from '@bcs/contract/kernel/full-name';
import { useRef, type ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ItemBadges } from '#features/coursework/item-badges.tsx';
import type { CommentSender } from '#features/submissions/comment-sender.ts';
import { Comments } from '#features/submissions/comments.tsx';
import { WorkDetails } from '#features/submissions/work-details.tsx';
import { callQuery } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { ChangedInstructions } from './changed-instructions.tsx';
import { GradeCard } from './grade-card.tsx';
import { GradeHistory } from './grade-history.tsx';
import { GradingNav } from './grading-nav.tsx';
import { Plagiarism } from './plagiarism.tsx';

type Props = {
  assignmentId: number;
  studentId: number;
  /** The pages about the student. */
  links: (enrollmentId: number) => ReactNode;
};

/** One student's work, beside it the grade and below it the talk: all on one page. GRADE-005, GRADE-013, GRADE-014 */
export function GradingScreen({ assignmentId, studentId, links }: Props) {
  const { data: detail } = useSuspenseQuery(callQuery('grade', { assignmentId, studentId }));
  const sender: CommentSender = useRef(null);
  const { assignment, student, studentEnrollmentId, submission, gradeHistory } = detail;
  useTitle(`${fullName(student)}: ${assignment.title}`);
  return (
    <>
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
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-5">
            <Plagiarism submission={submission} />
            <ChangedInstructions assignmentId={assignmentId} instructions={submission.instructions} />
            <Card pad className="grid gap-4">
              <CardHeader title="Submission" />
              <WorkDetails submission={submission} />
            </Card>
            {assignment.contextId === 1 && (
              <Card pad>
                <Comments submission={submission} contextId={assignment.contextId} sender={sender} />
              </Card>
            )}
          </div>
          <div className="grid gap-5 lg:sticky lg:top-20">
            <GradeCard key={submission.id} assignment={assignment} submission={submission} sender={sender} />
            <GradeHistory changes={gradeHistory} />
          </div>
        </div>
      ) : (
        <Alert>Not submitted yet.</Alert>
      )}
    </>
  );
}
