import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { StatusPage } from '#kit/status-page.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { UrlList } from './url-list.tsx';

export type SubmitOutcome =
  | { kind: 'saved' }
  /** Saved, but this page could not be fetched again. */
  | { kind: 'stale' }
  | { kind: 'failed'; message: string };

type Props = {
  result: SubmitOutcome;
  assignment: Assignment;
  /** The submission as the server now has it. */
  submission: Submission | null;
  onBack: () => void;
};

/** The result of submitting, and links to continue. SUBM-002, SUBM-003, SUBM-023, SUBM-024, SUBM-063..SUBM-067 */
export function SubmitResult({ result, assignment, submission, onBack }: Props) {
  const onward = (
    <LinkButton to={isCareer(assignment) ? '/career-services' : '/coursework'} tone="primary">
      Continue
    </LinkButton>
  );
  if (result.kind === 'saved') {
    return (
      <StatusPage
        icon={<IconCircleCheck size={36} stroke={1.7} />}
        takesFocus
        title="Your assignment has been submitted."
        actions={onward}
      >
        {submission && <Receipt title={assignment.title} submission={submission} />}
      </StatusPage>
    );
  }
  const alarm = { alarm: true, takesFocus: true, icon: <IconAlertTriangle size={36} stroke={1.7} /> };
  if (result.kind === 'stale') {
    return (
      <StatusPage
        {...alarm}
        title="Your submission was saved, but there was an error while refreshing this page"
        actions={onward}
      />
    );
  }
  return (
    <StatusPage
      {...alarm}
      title={`Error: ${result.message || 'There has been an error while saving your submission'}`}
      actions={
        <>
          <Button onClick={onBack}>Back to my submission</Button>
          {onward}
        </>
      }
    >
      What you wrote is kept on this device.
    </StatusPage>
  );
}

/** The receipt: what was submitted, and when. */
function Receipt({ title, submission: { date, submissionUrlList, notes } }: { title: string; submission: Submission }) {
  const { timeZone } = useViewer();
  return (
    <div className="grid gap-3">
      <p>
        <strong className="text-ink">{title}</strong>, {formatDateTime(date, timeZone)}
      </p>
      {submissionUrlList.length > 0 && (
        <div className="text-left">
          <UrlList urls={submissionUrlList} />
        </div>
      )}
      {notes.trim() !== '' && <p>{submissionUrlList.length > 0 ? 'With your notes.' : 'Your notes.'}</p>}
    </div>
  );
}
