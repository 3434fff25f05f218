import { seeMeetingProvider } from '@bcs/contract/features/classroom/abilities';
import { createCareerSession } from '@bcs/contract/features/sessions/abilities';
import { isInWeek } from '@bcs/contract/features/sessions/upcoming';
import { dateText, localDay, weekOf, type Day } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { IconCalendarMonth, IconListDetails, IconPlayerPlay, IconPlus, IconVideo } from '@tabler/icons-react';
import type { AttendanceHistoryRow } from '@bcs/contract/features/remote-attendance/model';
import type { Session } from '@bcs/contract/features/sessions/model';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Card } from '#kit/card.tsx';
import { cx } from '#kit/cx.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { formatWeekday } from '#lib/dates.ts';
import { useMay } from '#lib/may.ts';
import { useNow } from '#lib/now.ts';
import { useAnswer, useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { WeekSession } from './week-session.tsx';

type Props = {
  day: Day;
  sessions: readonly Session[];
  /** The student's own; undefined for staff, and until it has come. */
  history: readonly AttendanceHistoryRow[] | undefined;
};

/** One day of the week with its sessions. */
function WeekDay({ day, sessions, history }: Props) {
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

/** The class sessions of this week, day by day. SESS-001, SESS-010 to SESS-012, D-011 */
export function WeekScreen() {
  const { enrollmentId, role, timeZone } = useViewer();
  const now = useNow();
  const { sessions } = useAnswer('sessions', { enrollmentId });
  // it only adds what the student knows of each session, so the page does not wait for it
  const { data: history } = useRead('attendanceHistory', { enrollmentId }, { enabled: isStudent(role) });
  const seesProvider = useMay(seeMeetingProvider);
  const mayCreate = useMay(createCareerSession);
  const week = weekOf(localDay(now, timeZone));
  const shown = sessions.filter((session) => isInWeek(session, now, timeZone));
  const days = Array.from(Map.groupBy(shown, ({ startTime }) => localDay(startTime, timeZone)));
  const today = localDay(now, timeZone);
  const day = ([day, list]: (typeof days)[number]) => (
    <WeekDay key={day} day={day} sessions={list} history={history?.attendanceHistory} />
  );
  const [ahead, past] = [days.filter(([day]) => day >= today), days.filter(([day]) => day < today)];
  return (
    <>
      <PageHeader title="Sessions" lead={`This week: ${dateText(week.from)} to ${dateText(week.to)}`}>
        <LinkButton to="/academicSyllabus">
          <IconListDetails size={18} aria-hidden />
          Session Syllabus
        </LinkButton>
        <LinkButton to="/sessions/recordings">
          <IconPlayerPlay size={18} aria-hidden />
          Recordings
        </LinkButton>
        <LinkButton to="/" hash="coursecalendar">
          <IconCalendarMonth size={18} aria-hidden />
          Course Calendar
        </LinkButton>
        {seesProvider && (
          <LinkButton to="/live-classroom">
            <IconVideo size={18} aria-hidden />
            Live Classroom
          </LinkButton>
        )}
        {mayCreate && (
          <LinkButton to="/sessions/create" tone="primary">
            <IconPlus size={18} aria-hidden />
            Create Career Session
          </LinkButton>
        )}
      </PageHeader>
      {shown.length === 0 ? (
        <Alert tone="warn">No sessions found for this week</Alert>
      ) : (
        <div className="grid gap-6">
          {ahead.length > 0 && <h2 className="text-xl font-bold">Today and ahead</h2>}
          {ahead.map(day)}
          {past.length > 0 && <h2 className="text-xl font-bold not-first:mt-3">Earlier this week</h2>}
          {past.map(day)}
        </div>
      )}
    </>
  );
}
