import type { Session } from '@bcs/contract/features/sessions/model';
import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import { localDay, type Day } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { cx } from '#kit/cx.ts';
import { formatWeekday } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { WeekSession } from './week-session.tsx';

type Props = {
  day: Day;
  sessions: readonly Session[];
  /** The student's own; undefined for staff, and until it has come. */
  history: readonly AttendanceHistoryRow[] | undefined;
};

/** One day of the week with its sessions. */
export function WeekDay({ day, sessions, history }: Props) {
  const { timeZone } = useViewer();
  const today = localDay(useNow(), timeZone);
  return (
    <section aria-labelledby={`day-${day}`} className="grid gap-2.5">
      <h3
        id={`day-${day}`}
        className={cx('flex items-center gap-2.5 text-sm font-semibold', day < today && 'text-muted')}
      >
        {formatWeekday(day)}
        {day === today && <Badge tone="brand">Today</Badge>}
      </h3>
      <Card className="divide-y divide-line overflow-hidden">
        {sessions.map((session) => (
          <WeekSession
            key={session.id}
            session={session}
            known={history && (history.find((row) => row.session.id === session.id) ?? null)}
          />
        ))}
      </Card>
    </section>
  );
}
