import { useSuspenseQuery } from '@tanstack/react-query';
import { msOf, SECOND } from '@bcs/contract/kernel/clock';
import { IconArrowLeft, IconCircleCheck, IconMaximize } from '@tabler/icons-react';
import { useRef } from 'react';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { fullName } from '@bcs/contract/kernel/full-name';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { formatTimeRange } from '#lib/dates.ts';
import { usePathId } from '#lib/path-id.ts';
import { callQuery, useAnswer } from '#lib/queries.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { RoomCode } from './room-code.tsx';
import { RoomRules } from './room-rules.tsx';
import './room.css';

/** A little later than the server's clock says, and never in a hurry when the clocks disagree. */
const untilChange = (changesAt: string) => Math.max(SECOND, msOf(changesAt) - msOf(serverNow()) + SECOND / 10);

const isIn = ({ statusCode }: StudentAttendance) => statusCode === 'present' || statusCode === 'remote';
const latestFirst = (a: StudentAttendance, b: StudentAttendance) => Number((a.setAt ?? '') < (b.setAt ?? '')) - 0.5;

/** The students who have checked in, the latest first, as it happens. */
function RoomList({ students }: { students: readonly StudentAttendance[] }) {
  const here = students.filter(isIn).toSorted(latestFirst);
  return (
    <section aria-labelledby="room-list" className="room-list grid gap-3">
      <h2 id="room-list" className="font-bold tabular-nums" aria-live="polite" aria-atomic>
        {here.length} of {students.length} checked in
      </h2>
      {here.length === 0 ? (
        <p className="text-white/85">Nobody has checked in yet.</p>
      ) : (
        <ul className="room-small flex flex-wrap gap-2" aria-labelledby="room-list">
          {here.map(({ student, statusCode }) => (
            <li key={student.id} className="flex items-center gap-1.5 rounded-full py-1.5">
              <IconCircleCheck size={18} aria-hidden />
              {fullName(student)}
              {statusCode === 'remote' && <span className="text-sm text-white/85">remote</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The page for the projector: the code that lets students in, and who is in already. */
export function RoomScreen() {
  const sessionId = usePathId('sessionId');
  const { timeZone } = useViewer();
  const { session, students } = useAnswer('sessionDetail', { sessionId });
  const { data: shown } = useSuspenseQuery({
    ...callQuery('checkInCode', { sessionId }),
    refetchInterval: ({ state }) => (state.data ? untilChange(state.data.changesAt) : false),
    // the projector's window is seldom the one with the focus
    refetchIntervalInBackground: true,
  });
  useTitle(`Check-in: ${session.name}`);
  const stage = useRef<HTMLDivElement>(null);
  const params = { sessionId: String(sessionId) };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LinkButton to="/sessions/$sessionId" params={params} tone="quiet">
          <IconArrowLeft size={18} aria-hidden />
          Session Details
        </LinkButton>
        {document.fullscreenEnabled && (
          <Button onClick={() => void stage.current?.requestFullscreen()}>
            <IconMaximize size={18} aria-hidden />
            Full screen
          </Button>
        )}
      </div>
      <div
        ref={stage}
        className="room overflow-auto rounded-card bg-night bg-[radial-gradient(ellipse_at_92%_-10%,var(--color-night-glow),transparent_58%)] p-5 text-white shadow-card sm:p-8"
      >
        <div className="room-content mx-auto">
          <header className="grid gap-1">
            <p className="room-small text-white/85">{formatTimeRange(session.startTime, session.endTime, timeZone)}</p>
            <h1 className="font-bold tracking-[-0.025em] wrap-anywhere">{session.name}</h1>
          </header>
          <RoomCode sessionId={sessionId} shown={shown} />
          <RoomList students={students} />
        </div>
      </div>
      <RoomRules rules={shown.rules} />
    </div>
  );
}
