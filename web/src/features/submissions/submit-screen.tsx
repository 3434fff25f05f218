import { useState } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ASSIGNMENT_ARCHIVED } from '@bcs/contract/features/coursework/failures';
import { studentButton } from '@bcs/contract/features/submissions/editing';
import { IconArrowLeft } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DueDate } from '#features/coursework/due-date.tsx';
import { ItemBadges } from '#features/coursework/item-badges.tsx';
import { callQuery } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { SubmitForm } from './submit-form.tsx';
import { SubmitResult, type SubmitOutcome } from './submit-result.tsx';

/** The form, then the page that says how it went. SUBM-001, SUBM-022, SUBM-023, SUBM-024 */
export function SubmitScreen({ assignmentId }: { assignmentId: number }) {
  const client = useQueryClient();
  const detail = callQuery('courseworkDetail', { assignmentId });
  const { assignment, students, milestoneTypes } = useSuspenseQuery(detail).data;
  useTitle(`Submit: ${assignment.title}`);
  const [result, setResult] = useState<SubmitOutcome | null>(null);
  const submission = students[0]?.submission ?? null;

  // the page has fetched the work again, or could not
  const saved = () =>
    setResult({ kind: client.getQueryState(detail.queryKey)?.status === 'success' ? 'saved' : 'stale' });
  const failed = (message: string) => setResult({ kind: 'failed', message });
  if (result) return <SubmitResult {...{ result, assignment, submission }} onBack={() => setResult(null)} />;
  if (assignment.isArchived) return <Alert>{ASSIGNMENT_ARCHIVED.message}</Alert>;
  const handedIn = submission && {
    contextId: assignment.contextId,
    grade: submission.submissionGrade?.grade ?? null,
    careerFeedbackStatusId: submission.careerFeedback?.careerFeedbackStatusId ?? null,
    resubmissionCount: submission.resubmissionCount,
  };
  return (
    <>
      <PageHeader
        title={assignment.title}
        lead={
          <span className="grid gap-1.5">
            {assignment.assignmentHeader.header}
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              <DueDate due={assignment.effectiveDueDate} />
              <ItemBadges item={assignment} />
            </span>
          </span>
        }
        back={
          <TextLink
            to="/coursework/$assignmentId/show"
            params={{ assignmentId: String(assignmentId) }}
            className="inline-flex items-center gap-1.5"
          >
            <IconArrowLeft size={16} aria-hidden />
            Coursework Details
          </TextLink>
        }
      />
      <Task content={assignment.assignmentContent.content} />
      <SubmitForm
        assignment={assignment}
        submission={submission}
        locked={!studentButton(handedIn).enabled}
        titles={milestoneTypes.map(({ name }) => name)}
        onSaved={saved}
        onFailed={failed}
      />
    </>
  );
}

/** The task beside the form, folded until somebody looks it up. */
const Task = ({ content }: { content: string }) => (
  <details className="mb-5 max-w-3xl rounded-card border border-line bg-surface">
    <summary className="cursor-pointer px-5 py-3.5 font-semibold">Show the task</summary>
    <div className="border-t border-line px-5 py-4">
      <Markdown source={content} top={2} />
    </div>
  </details>
);
