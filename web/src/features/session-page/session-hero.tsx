import { IconArrowLeft, IconCalendar, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AttendanceStanding } from '@bcs/contract/features/attendance/model';
import type { Session } from '@bcs/contract/features/sessions/model';
import { Badge } from '#kit/badge.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionStateText } from '#features/sessions/session-state.tsx';
import { SessionTime } from '#features/sessions/session-time.tsx';
import { CareerActions } from './career-actions.tsx';
import { JoinButton, SessionPlace } from './classroom-way.tsx';
import { RoomLink } from './room-link.tsx';
import { CheckInLink, CheckInTimes, RemoteRequestLink } from './student-actions.tsx';

type Props = {
  session: Session;
  /** The student's own attendance; null for staff. */
  standing: AttendanceStanding | null;
};

/** A session's name, time and state, and the one action that matters now. SESS-013 to SESS-017, SESS-020 to SESS-023 */
export function SessionHero({ session, standing }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { name, chapter, startTime, endTime, context, category } = session;
  return (
    <header className="grid gap-6 rounded-card bg-night bg-[radial-gradient(ellipse_at_92%_-10%,var(--color-night-glow),transparent_58%)] shadow-card p-5 text-white sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div className="grid gap-3">
        <Link
          to="/sessions"
          className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm font-semibold text-white/85 outline-white! hover:text-white"
        >
          <IconArrowLeft size={16} aria-hidden />
          Sessions
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-white/85">
          <span className="flex items-center gap-1.5">
            <IconClock size={18} aria-hidden />
            {sessionStateText(session, now, timeZone)}
          </span>
          <Badge tone={context.contextCode === 'career' ? 'career' : 'brand'}>{category.name}</Badge>
        </p>
        <div>
          {chapter !== null && <p className="font-semibold text-white/80">Chapter {chapter}</p>}
          <h1 className="text-3xl font-bold tracking-[-0.025em] wrap-anywhere sm:text-4xl">{name}</h1>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-white/90">
          <span className="flex items-start gap-1.5">
            <IconCalendar size={18} aria-hidden className="mt-0.5 shrink-0" />
            <SessionTime {...{ startTime, endTime, timeZone }} />
          </span>
          <SessionPlace session={session} />
        </p>
      </div>
      <div className="grid gap-2 not-has-[a,button,span]:hidden lg:justify-items-end">
        <div className="flex flex-wrap items-center gap-2 max-sm:*:grow lg:justify-end">
          {standing && <CheckInLink session={session} standing={standing} />}
          <JoinButton session={session} />
          {standing && <RemoteRequestLink session={session} standing={standing} />}
          <RoomLink session={session} />
          <CareerActions session={session} />
        </div>
        {standing && (
          <p className="text-sm text-white/90 empty:hidden">
            <CheckInTimes session={session} standing={standing} />
          </p>
        )}
      </div>
    </header>
  );
}
