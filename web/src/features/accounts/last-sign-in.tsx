import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

/** When somebody signed in last. */
export function LastSignIn({ at }: { at: string | null }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (at === null) return <span className="text-sm text-muted">Never</span>;
  return (
    <time dateTime={at} className="text-sm">
      {formatDateTime(at, timeZone)}
    </time>
  );
}
