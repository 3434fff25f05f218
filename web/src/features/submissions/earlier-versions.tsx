import { useState, type ReactNode } from 'react';
import { IconColumns2, IconHistory } from '@tabler/icons-react';
import type { EarlierVersion, Submission } from '@bcs/contract/features/submissions/model';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { changesBetween, urlsOnlyIn } from './changes.ts';
import { MarkedText } from './marked-text.tsx';
import { UrlList } from './url-list.tsx';
import { currentVersion, type SubmittedVersion } from './versions.ts';

type Props = { submission: Submission; open: boolean; onClose: () => void };

type VersionSideProps = {
  title: ReactNode;
  version: SubmittedVersion;
  /** The version to which this one is compared. */
  other: SubmittedVersion;
  /** Tells whether this version is the earlier of the two. */
  isEarlier: boolean;
};

/** One of two versions that are compared; what the other one lacks is marked. */
function VersionSide({ title, version, other, isEarlier }: VersionSideProps) {
  const { timeZone } = useViewer();
  const alone = new Set(urlsOnlyIn(version, other).map(({ url }) => url));
  return (
    <section className="grid content-start gap-3">
      <header className="grid gap-0.5">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {version.grade && <Badge tone={version.grade === 'Incomplete' ? 'bad' : 'neutral'}>{version.grade}</Badge>}
        </h3>
        <p className="text-sm text-muted">{formatDateTime(version.date, timeZone)}</p>
      </header>
      <UrlList urls={version.urls} marked={alone} mark={isEarlier ? 'Removed' : 'Added'} />
      <div>
        <h4 className="mb-1 text-sm font-semibold">Notes</h4>
        <MarkedText text={version.notes} other={other.notes} isEarlier={isEarlier} empty="No notes." />
      </div>
    </section>
  );
}

/** An earlier version beside the current one, with what changed in between. */
function CompareDialog({ submission, open, onClose }: Props) {
  const { earlierVersions } = submission;
  const [chosen, setChosen] = useState<number | null>(null);
  const earlier = earlierVersions.find(({ version }) => version === chosen) ?? earlierVersions.at(-1);
  if (!earlier) return null;
  const now = currentVersion(submission);
  const changes = changesBetween(earlier, now);
  return (
    <Dialog open={open} onClose={onClose} size="lg" title="Compare versions">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p role="status" className="text-muted">
            Since then: {changes.length === 0 ? 'handed in again without changes here' : changes.join(', ')}.
          </p>
          {earlierVersions.length > 1 && (
            <SelectField
              label="Earlier version"
              className="w-48"
              value={String(earlier.version)}
              options={earlierVersions
                .toReversed()
                .map(({ version }) => ({ value: String(version), label: `Version ${version}` }))}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          )}
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <VersionSide title={`Version ${earlier.version}`} version={earlier} other={now} isEarlier />
          <VersionSide title="Now" version={now} other={earlier} isEarlier={false} />
        </div>
      </div>
    </Dialog>
  );
}

/** The earlier versions, the latest first, each with what came after it; any of them opens beside the current one. */
export function EarlierVersions({ submission }: { submission: Submission }) {
  const [comparing, setComparing] = useState(false);
  const { earlierVersions } = submission;
  const last = earlierVersions.at(-1);
  if (!last) return null;
  const states = [...earlierVersions, currentVersion(submission)];
  const rows = earlierVersions.map((version, place) => ({
    version,
    changes: changesBetween(version, states[place + 1]),
  }));
  return (
    <section aria-labelledby="earlier-versions" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id="earlier-versions" className="flex items-center gap-1.5 text-sm font-semibold">
            <IconHistory size={16} aria-hidden />
            Earlier versions
          </h3>
          <p className="text-sm text-muted">
            Since version {last.version}: {inWords(rows.at(-1)?.changes ?? [])}.
          </p>
        </div>
        <Button size="sm" onClick={() => setComparing(true)}>
          <IconColumns2 size={16} aria-hidden />
          Compare with now
        </Button>
      </div>
      {rows.toReversed().map(({ version, changes }) => (
        <Earlier key={version.version} version={version} changes={changes} />
      ))}
      <CompareDialog submission={submission} open={comparing} onClose={() => setComparing(false)} />
    </section>
  );
}

const inWords = (changes: readonly string[]): string =>
  changes.length === 0 ? 'handed in again without changes here' : changes.join(', ');

function Earlier({ version, changes }: { version: EarlierVersion; changes: readonly string[] }) {
  const { timeZone } = useViewer();
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 rounded-control px-3 py-2 text-sm hover:bg-sunken">
        <span className="font-semibold">Version {version.version}</span>
        <span className="text-muted">
          <Moment at={version.date} zone={timeZone} />
        </span>
        {version.grade && <Badge tone={version.grade === 'Incomplete' ? 'bad' : 'neutral'}>{version.grade}</Badge>}
      </summary>
      <div className="grid gap-3 border-t border-line p-3">
        <p className="text-sm text-muted">Then: {inWords(changes)}.</p>
        <UrlList urls={version.urls} />
        {version.notes.trim() !== '' && <Markdown source={version.notes} top={4} breaks />}
      </div>
    </details>
  );
}
