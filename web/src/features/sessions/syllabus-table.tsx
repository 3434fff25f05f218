import { useState } from 'react';
import type { Session } from '@bcs/contract/features/sessions/model';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import { formatTimeRange } from '#lib/dates.ts';
import { Moment } from '#lib/moment.tsx';
import { useNow } from '#lib/now.ts';
import { PastLine } from '#lib/past-line.tsx';
import { pastText, splitPast } from '#lib/past-weeks.ts';
import { useViewer } from '#lib/viewer.ts';
import { weeksText } from '#lib/weeks-text.ts';

const CELL = 'px-4 py-2 align-baseline first:pl-5 last:pr-5';

/**
 * Every row opens its session: the link in it covers the whole row. While the course goes on, the weeks that are over
 * are one line. SESS-036, SESS-038, D-301
 */
export function SyllabusTable({ sessions, next }: { sessions: readonly Session[]; next: Session | null }) {
  const { timeZone, enrollment } = useViewer();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const weekOf = (at: string) => courseWeek(enrollment.course.startDate, localDay(at, timeZone));
  const weekAt = ({ startTime }: Session) => weekOf(startTime);
  const thisWeek = weekOf(now);
  const { past, rest } = next === null ? { past: [], rest: sessions } : splitPast(sessions, weekAt, thisWeek);
  const row = (session: Session) => (
    <SyllabusRow
      key={session.id}
      session={session}
      when={
        <>
          <Moment at={session.startTime} zone={timeZone} dayOnly />
          <span className="text-muted"> · {formatTimeRange(session.startTime, session.endTime, timeZone)}</span>
        </>
      }
      over={session.endTime <= now}
      next={session.id === next?.id && (session.startTime <= now ? 'Now' : 'Next')}
    />
  );
  const byWeek = (rows: readonly Session[], isHidden = false) =>
    [...Map.groupBy(rows, weekAt)].map(([week, inWeek]) => (
      <tbody key={week} hidden={isHidden} className="divide-y divide-line border-b border-line last:border-b-0">
        <tr className="bg-sunken/60">
          <th scope="rowgroup" colSpan={3} className="px-5 py-1 text-sm font-semibold text-muted">
            {weeksText(week, week)}
            {week === thisWeek && <span className="text-brand"> · this week</span>}
          </th>
        </tr>
        {inWeek.map(row)}
      </tbody>
    ));
  return (
    <>
      {past.length > 0 && <PastLine text={pastText(past, weekAt, 'session')} open={open} onOpen={setOpen} />}
      <table className="w-full text-left">
        <caption className="sr-only">Academic sessions of this class</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line">
            <th scope="col" className={cx(CELL, 'w-px font-semibold')}>
              <span className="max-sm:sr-only">Session </span>Number
            </th>
            <th scope="col" className={cx(CELL, 'font-semibold')}>
              Session Name<span className="sm:hidden">, Date &amp; Time</span>
            </th>
            <th scope="col" className={cx(CELL, 'font-semibold max-sm:hidden')}>
              Date &amp; Time
            </th>
          </tr>
        </thead>
        {byWeek(past, !open)}
        {byWeek(rest)}
      </table>
    </>
  );
}

type RowProps = { session: Session; when: React.ReactNode; over: boolean; next: 'Now' | 'Next' | false };

const SyllabusRow = ({ session, when, over, next }: RowProps) => (
  <tr
    id={next ? 'next' : undefined}
    data-now={next ? '' : undefined}
    aria-current={next ? 'true' : undefined}
    className={cx('relative transition-colors hover:bg-sunken/60', next && 'bg-brand-soft/50', over && 'text-muted')}
  >
    <td className={cx(CELL, 'tabular-nums')}>{session.chapter ?? '–'}</td>
    <th scope="row" className={cx(CELL, 'font-semibold')}>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <TextLink
          to="/sessions/$sessionId"
          params={{ sessionId: String(session.id) }}
          className={cx('after:absolute after:inset-0', over ? 'text-muted' : 'text-ink')}
        >
          {session.name}
        </TextLink>
        {next && <Badge tone="brand">{next}</Badge>}
      </span>
      <span className="mt-0.5 block text-sm font-normal sm:hidden">{when}</span>
    </th>
    <td className={cx(CELL, 'whitespace-nowrap max-sm:hidden')}>{when}</td>
  </tr>
);
