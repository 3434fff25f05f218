import { checkInText } from '@bcs/contract/features/attendance/check-in';
import { toAttendanceFacts } from '@bcs/contract/features/attendance/standing';
import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import type { Session } from '@bcs/contract/features/sessions/model';
import { placeText } from '@bcs/contract/features/sessions/place';
import { plural } from '@bcs/contract/kernel/plural';
import { isStudent } from '@bcs/contract/kernel/roles';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { CheckInStatus } from '#features/attendance/check-in-status.tsx';
import { sessionStateText } from '#features/sessions/session-state.tsx';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { formatTime, formatTimeRange } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = {
  session: Session;
  /** The student's attendance at it; null for sessions ahead, undefined while nobody knows, and for staff. */
  known: AttendanceHistoryRow | null | undefined;
};

const SOON_MS = 24 * 60 * 60_000;

/** One session in the list of the week; the whole row opens it. */
export function WeekSession({ session, known }: Props) {
  const { timeZone, role } = useViewer();
  const now = useNow();
  const { id, name, chapter, startTime, endTime, context, category, classroom, videoUrlList } = session;
  const over = endTime <= now;
  const near = !over && Date.parse(startTime) - Date.parse(now) < SOON_MS;
  return (
    <article
      className={cx(
        'relative grid gap-x-5 gap-y-2 p-4 transition-colors hover:bg-sunken/50 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-5',
        context.contextCode === 'career' ? 'border-l-4 border-l-career' : 'border-l-4 border-l-brand',
        over && 'border-l-line',
      )}
    >
      <p className="text-sm">
        <span className="font-semibold sm:block sm:text-base">{formatTime(startTime, timeZone)}</span>
        <span className="text-muted max-sm:ml-1.5">
          {formatTimeRange(startTime, endTime, timeZone).split(' ').slice(2).join(' ')}
        </span>
      </p>
      <div className="min-w-0">
        <h4 className="font-semibold wrap-anywhere">
          <TextLink
            to="/sessions/$sessionId"
            params={{ sessionId: String(id) }}
            className="text-lg text-ink after:absolute after:inset-0"
          >
            {chapter !== null && <span className="text-muted">{chapter} </span>}
            {name}
          </TextLink>
        </h4>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={context.contextCode === 'career' ? 'career' : 'brand'}>{category.name}</Badge>
          <span className="flex items-center gap-1">
            <IconMapPin size={16} aria-hidden />
            {placeText(classroom)}
          </span>
          {videoUrlList.length > 0 && (
            <span className="flex items-center gap-1">
              <IconVideo size={16} aria-hidden />
              {plural(videoUrlList.length, 'video')}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        {near && <span className="text-sm font-semibold text-brand">{sessionStateText(session, now, timeZone)}</span>}
        {isStudent(role) && <OwnStatus session={session} known={known} />}
      </div>
    </article>
  );
}

/**
 * Check-in while it is open, else the status. The link is for students without status and request, so it waits until
 * that is known. ATT-010, ATT-011
 */
function OwnStatus({ session: { id, startTime, endTime }, known }: Props) {
  const now = useNow('second');
  if (known === undefined) return null;
  const facts = known ? toAttendanceFacts(startTime, known) : { startTime, status: 'none' as const, request: null };
  const text = checkInText({ ...facts, endTime }, now);
  if (text !== null) return <CheckInStatus text={text} />;
  return (
    <LinkButton
      to="/attendance/check-in/$sessionId"
      params={{ sessionId: String(id) }}
      tone="primary"
      size="sm"
      className="relative z-1"
    >
      Check In To Class
    </LinkButton>
  );
}
