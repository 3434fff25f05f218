import type { Session } from '@bcs/contract/features/sessions/model';
import { IconArrowLeft, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sessionStateText } from '#features/sessions/session-state.tsx';
import { Badge } from '#kit/badge.tsx';
import { formatTimeRange } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { CareerActions } from './career-actions.tsx';
import { JoinButton, SessionPlace } from './classroom-way.tsx';
import { RoomLink } from './room-link.tsx';

/** A session that is being held, in one line: its page is there to take attendance. SESS-013 to SESS-017, SESS-022, D-282 */
export function SessionBanner({ session }: { session: Session }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { name, chapter, startTime, endTime, context, category } = session;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-night bg-[radial-gradient(ellipse_at_92%_-10%,var(--color-night-glow),transparent_58%)] py-2 pr-3 pl-4 text-white shadow-card">
      <span className="flex min-w-0 items-center gap-3">
        <Link
          to="/sessions"
          aria-label="Sessions"
          title="Sessions"
          className="grid size-8 shrink-0 place-items-center rounded-lg text-white/85 outline-white! hover:bg-white/15 pointer-coarse:size-11"
        >
          <IconArrowLeft size={18} aria-hidden />
        </Link>
        <h1 className="min-w-0 text-xl font-bold wrap-anywhere">
          {chapter !== null && (
            <span className="font-semibold text-white/80">
              <span className="sr-only">Chapter </span>
              {chapter}{' '}
            </span>
          )}
          {name}
        </h1>
        <Badge tone={context.contextCode === 'career' ? 'career' : 'brand'}>{category.name}</Badge>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-white/90">
        <span className="flex items-center gap-1.5">
          <IconClock size={18} aria-hidden />
          {sessionStateText(session, now, timeZone)}
          {now < startTime && ` · ${formatTimeRange(startTime, endTime, timeZone)}`}
        </span>
        <SessionPlace session={session} />
      </span>
      <span className="flex flex-wrap items-center gap-2 lg:ml-auto">
        <JoinButton session={session} />
        <RoomLink session={session} />
        <CareerActions session={session} />
      </span>
    </header>
  );
}
