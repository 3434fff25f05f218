import { IconCalendarEvent, IconClock, IconMapPin } from '@tabler/icons-react';
import { checkInPhase, checkInText } from '@bcs/contract/features/attendance/check-in';
import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { refuseRequestLink } from '@bcs/contract/features/remote-attendance/request';
import type { UpcomingSession } from '@bcs/contract/features/dashboard/model';
import { COURSE_RUNNERS, isStudent } from '@bcs/contract/kernel/roles';
import { CheckInStatus } from '#features/attendance/check-in-status.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { formatDate, formatTimeRange } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** The next session with the one action that matters now. DASH-013 to DASH-016, D-021 */
export function UpcomingSessionCard({ session, planned }: { session: UpcomingSession | null; planned: boolean }) {
  const { timeZone } = useViewer();
  const now = useNow();
  if (!session)
    return (
      <EmptyCard icon={<IconCalendarEvent size={28} />} title="No session is coming up">
        {planned ? 'All sessions of this course have taken place.' : 'This course has no sessions yet.'}
      </EmptyCard>
    );
  const { id, name, chapter, startTime, endTime, location } = session;
  return (
    <section
      aria-labelledby="upcoming-session"
      className="grid bg-night bg-[radial-gradient(ellipse_at_85%_10%,var(--color-night-glow),transparent_62%)] shadow-card gap-5 rounded-card p-5 text-white sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="grid gap-1.5">
        <p className="flex items-center gap-2 text-sm text-white/85">
          <IconClock size={18} aria-hidden />
          <span>
            {now < startTime ? (
              <>
                Upcoming session · <Countdown now={now} until={startTime} before="starts in " after="" />
              </>
            ) : (
              'In class now'
            )}
          </span>
        </p>
        <h2 id="upcoming-session" className="text-2xl font-bold tracking-tight wrap-anywhere">
          {chapter !== null && <span className="text-white/80">{chapter} </span>}
          {name}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-white/90">
          <span>
            {formatDate(startTime, timeZone)}, {formatTimeRange(startTime, endTime, timeZone)}
          </span>
          <span className="flex items-center gap-1.5">
            <IconMapPin size={18} aria-hidden />
            {location}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid lg:justify-end">
        <StudentActions session={session} />
        <StaffActions session={session} />
        <LinkButton to="/sessions/$sessionId" params={{ sessionId: String(id) }} tone="onNightQuiet">
          Session Details
        </LinkButton>
      </div>
    </section>
  );
}

/** Links staff to attendance once check-in is open. */
function StaffActions({ session }: { session: UpcomingSession }) {
  const { role } = useViewer();
  const now = useNow();
  if (!COURSE_RUNNERS.includes(role) || checkInPhase(session, now) === 'early') return null;
  const sessionId = String(session.id);
  return (
    <>
      <LinkButton to="/sessions/$sessionId" params={{ sessionId }} search={{ attendance: 'open' }} tone="onNight">
        Take attendance
      </LinkButton>
      <LinkButton to="/sessions/$sessionId/room" params={{ sessionId }} tone="onNightQuiet">
        Check-In Code
      </LinkButton>
    </>
  );
}

/** The link for a student, by the rules of the server: it disappears when its time is over. */
function StudentActions({ session }: { session: UpcomingSession }) {
  const { role, cohortUiControl, featureFlags } = useViewer();
  const now = useNow('second');
  if (!isStudent(role)) return null;
  const sessionId = String(session.id);
  const facts = {
    hidden: hidden(cohortUiControl, featureFlags).remoteAttendance,
    contextId: session.context.id,
    endTime: session.endTime,
    requested: session.request !== null,
  };
  const text = checkInText(session, now);
  return (
    <>
      {text === null ? (
        <LinkButton to="/attendance/check-in/$sessionId" params={{ sessionId }} tone="onNight">
          Check In To Class
        </LinkButton>
      ) : (
        <span className="self-center max-sm:justify-self-start">
          <CheckInStatus text={text} />
        </span>
      )}
      {session.status === 'none' && refuseRequestLink(facts, now) === null && (
        <LinkButton to="/attendance/remote-attendance-request/$sessionId" params={{ sessionId }} tone="onNightQuiet">
          Request Remote Attendance
        </LinkButton>
      )}
    </>
  );
}
