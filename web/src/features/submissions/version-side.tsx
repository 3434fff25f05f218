import type { ReactNode } from 'react';
import { Badge } from '#kit/badge.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { urlsOnlyIn } from './changes.ts';
import { MarkedText } from './marked-text.tsx';
import { UrlList } from './url-list.tsx';
import type { Version } from './versions.ts';

type Props = {
  title: ReactNode;
  version: Version;
  /** The version on the other side. */
  other: Version;
  /** Tells whether this one is the earlier of both. */
  isEarlier: boolean;
};

/** One of two versions that are compared; what the other one lacks is marked. */
export function VersionSide({ title, version, other, isEarlier }: Props) {
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
