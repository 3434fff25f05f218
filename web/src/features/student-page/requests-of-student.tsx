import type { RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import { StateBadge } from '#features/remote-attendance/state-badge.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { ProfileSection } from './profile-section.tsx';

/** The student's requests to attend from afar, the latest first. PEOPLE-011 */
export function RequestsOfStudent({ requests }: { requests: readonly RemoteAttendanceRow[] }) {
  const { timeZone } = useViewer();
  return (
    <ProfileSection title="Remote requests" count={requests.length} empty="No remote attendance was requested.">
      {requests.map((row) => (
        <li
          key={row.remoteAttendanceRequest.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
        >
          <span className="grid min-w-0 gap-0.5">
            <TextLink
              to="/sessions/$sessionId"
              params={{ sessionId: String(row.session.id) }}
              className="w-fit text-ink!"
            >
              {row.session.name}
            </TextLink>
            <span className="text-sm text-muted">
              <Moment at={row.session.startTime} zone={timeZone} dayOnly /> · requested{' '}
              <Moment at={row.remoteAttendanceRequest.date} zone={timeZone} dayOnly />
            </span>
          </span>
          <StateBadge request={row} />
        </li>
      ))}
    </ProfileSection>
  );
}
