import { localDay } from '@bcs/contract/kernel/clock';
import { formatDateTime, formatDay } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

/** Shows when somebody last signed in; `short` shows the day only. */
export function LastSignIn({ at, short = false }: { at: string | null; short?: boolean }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (at === null) return <span className="text-sm text-muted">Never</span>;
  return (
    <time dateTime={at} title={formatDateTime(at, timeZone)} className="text-sm">
      {short ? formatDay(localDay(at, timeZone)) : formatDateTime(at, timeZone)}
    </time>
  );
}
