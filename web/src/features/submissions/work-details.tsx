import type { Submission } from '@bcs/contract/features/submissions/model';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Markdown } from '#kit/markdown.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { urlsOnlyIn } from './changes.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { UrlList } from './url-list.tsx';
import { currentVersion } from './versions.ts';

/** The work of a student: when it was submitted, the URLs, the notes, and what it was before. */
export function WorkDetails({ submission }: { submission: Submission }) {
  const { timeZone } = useViewer();
  const { date, firstSubmittedAt, submissionUrlList, notes, resubmissionCount, copiedFrom } = submission;
  const last = submission.earlierVersions.at(-1);
  const added = last && new Set(urlsOnlyIn(currentVersion(submission), last).map(({ url }) => url));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Submitted {formatDateTime(firstSubmittedAt, timeZone)}
        {date !== firstSubmittedAt && <>, last changed {formatDateTime(date, timeZone)}</>}
        {copiedFrom && (
          <>
            {' '}
            · copied from {copiedFrom.title} in {copiedFrom.code}
          </>
        )}
        {resubmissionCount > 0 && (
          <> · resubmitted {pluralForm(resubmissionCount, 'once', `${resubmissionCount} times`)}</>
        )}
      </p>
      <UrlList urls={submissionUrlList} marked={added} mark="Added" />
      {notes.trim() !== '' && (
        <div>
          <h3 className="mb-1 text-sm font-semibold">Notes</h3>
          <Markdown source={notes} top={4} breaks />
        </div>
      )}
      <EarlierVersions submission={submission} />
    </div>
  );
}
