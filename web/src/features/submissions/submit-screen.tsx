import { useState } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { studentButton } from '@bcs/contract/features/submissions/editing';
import { IconArrowLeft } from '@tabler/icons-react';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { callQuery } from '#lib/queries.ts';
import { SubmitForm } from './submit-form.tsx';
import { SubmitResult, type Result } from './submit-result.tsx';

/** The form, then the page that says how it went. SUBM-001, SUBM-022, SUBM-023, SUBM-024 */
export function SubmitScreen({ assignmentId }: { assignmentId: number }) {
  const client = useQueryClient();
  const detail = callQuery('courseworkDetail', { assignmentId });
  const { assignment, students, milestoneTypes } = useSuspenseQuery(detail).data;
  const [result, setResult] = useState<Result | null>(null);
  const submission = students[0]?.submission ?? null;
  const career = isCareer(assignment);

  const saved = () =>
    client.fetchQuery({ ...detail, staleTime: 0 }).then(
      () => setResult({ kind: 'saved' }),
      () => setResult({ kind: 'stale' }),
    );
  const failed = (message: string) => {
    setResult({ kind: 'failed', message });
    // it may have been handed in or graded elsewhere: the way back leads to what stands now
    void client.invalidateQueries({ queryKey: detail.queryKey });
  };
  if (result) return <SubmitResult result={result} career={career} onBack={() => setResult(null)} />;
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
        lead={assignment.assignmentHeader.header}
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
