import { useQuery } from '@tanstack/react-query';
import { Alert } from '#kit/alert.tsx';
import { SkeletonRows } from '#kit/skeleton.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Comments } from '#features/submissions/comments.tsx';
import { WorkDetails } from '#features/submissions/work-details.tsx';
import { callQuery } from '#lib/queries.ts';

/** The submission for one item and what was said about it. D-100 */
export function GradeDetails({ assignmentId }: { assignmentId: number }) {
  const { data, error } = useQuery(callQuery('courseworkDetail', { assignmentId }));
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
