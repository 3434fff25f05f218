import type { PersonEvent } from '@bcs/contract/features/accounts/model';
import { ACTIONS } from '@bcs/contract/kernel/audit';
import { formatDateTime } from '#lib/dates.ts';
import { useMaybeViewer } from '#lib/viewer.ts';

/** The history of what was done about somebody, the latest first. ADM-111 */
export function PersonHistory({ events, name }: { events: readonly PersonEvent[]; name: string }) {
  const timeZone = useMaybeViewer()?.timeZone ?? 'UTC';
  if (events.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <ol className="grid gap-3">
      {events.map(({ id, at, author, action, objectName, reason }) => (
        <li key={id} className="grid gap-0.5">
          <p className="wrap-anywhere">
            <span className="font-semibold">{ACTIONS[action]}</span>
            {objectName !== name && ` · ${objectName}`}
          </p>
          {reason !== null && <p className="text-sm wrap-anywhere">“{reason}”</p>}
          <p className="text-sm text-muted">
            {author ?? 'Command line'}, <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
