import { useState } from 'react';
import { IconColumns2, IconHistory } from '@tabler/icons-react';
import type { EarlierVersion, Submission } from '@bcs/contract/features/submissions/model';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Markdown } from '#kit/markdown.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { changesBetween } from './changes.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { UrlList } from './url-list.tsx';
import { currentVersion } from './versions.ts';

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
