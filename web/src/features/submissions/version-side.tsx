import type { ReactNode } from 'react';
import { Badge } from '#kit/badge.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { urlsOnlyIn } from './changes.ts';
import { textChanges } from './text-changes.ts';
import { UrlList } from './url-list.tsx';
import type { Version } from './versions.ts';

type Props = {
  title: ReactNode;
  version: Version;
  /** The version on the other side. */
  other: Version;
  /** Whether this one is the earlier of both. */
  isEarlier: boolean;
};

/** One of two versions that are compared; what the other one lacks is marked. */
export function VersionSide({ title, version, other, isEarlier }: Props) {
  const { timeZone } = useViewer();
  const kind = isEarlier ? 'removed' : 'added';
  const [before, after] = isEarlier ? [version.notes, other.notes] : [other.notes, version.notes];
  const shown = textChanges(before, after).filter((part) => part.kind === 'same' || part.kind === kind);
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
        {shown.length === 0 ? (
          <p className="text-sm text-muted">No notes.</p>
        ) : (
          <p className="rounded-control bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
            {shown.map((part, place) => (
              <Part key={place} text={part.text} kind={part.kind} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function Part({ text, kind }: { text: string; kind: 'same' | 'added' | 'removed' }) {
  if (kind === 'same') return text;
  if (kind === 'added') return <ins className="rounded-sm bg-good-soft text-good">{text}</ins>;
  return <del className="rounded-sm bg-bad-soft text-bad">{text}</del>;
}
