import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { labelTone } from '#features/attendance/status-look.ts';
import { Badge } from '#kit/badge.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { ProfileSection } from './profile-section.tsx';

/** The sessions that the student missed, the latest first, with the reason if it is known. */
export function MissedSessions({ history }: { history: readonly AttendanceHistoryRow[] }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const missed = history.filter(
    ({ absence, wasThere, session }) => absence !== null && wasThere && session.startTime <= now,
  );
  return (
    <ProfileSection title="Missed sessions" count={missed.length} empty="No session was missed.">
      {missed.map(({ session, status, excusedAbsenceReason }) => (
        <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
          <span className="grid min-w-0 gap-0.5">
            <TextLink to="/sessions/$sessionId" params={{ sessionId: String(session.id) }} className="w-fit text-ink!">
              {session.name}
            </TextLink>
            <span className="text-sm text-muted">
              <Moment at={session.startTime} zone={timeZone} dayOnly />
              {excusedAbsenceReason && ` · ${excusedAbsenceReason.description}`}
            </span>
          </span>
          <Badge tone={labelTone(status)}>{status}</Badge>
        </li>
      ))}
    </ProfileSection>
  );
}
