import { useId, useState } from 'react';
import type { Session } from '@bcs/contract/features/sessions/model';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { TextLink } from '#kit/text-link.tsx';
import { formatDate, formatTimeRange } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { weeksText } from '#lib/weeks-text.ts';

const CELL = 'px-4 py-3 align-baseline first:pl-5 last:pr-5';

type Props = { sessions: readonly Session[]; next: Session | null };

/**
 * Every row opens its session: the link in it covers the whole row. While the course goes on, the weeks that are over
 * are one line. SESS-036, SESS-038
 */
export function SyllabusTable({ sessions, next }: Props) {
  const { timeZone, enrollment } = useViewer();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const id = useId();
  const weekOf = (at: string) => courseWeek(enrollment.course.startDate, localDay(at, timeZone));
  const thisWeek = weekOf(now);
  const past = next === null ? [] : sessions.filter(({ startTime }) => weekOf(startTime) < thisWeek);
  const [first, last] = [past.at(0), past.at(-1)];
  const row = (session: Session) => (
    <SyllabusRow
      key={session.id}
      session={session}
      when={
        <>
          {formatDate(session.startTime, timeZone)}
          <span className="block text-sm text-muted">
            {formatTimeRange(session.startTime, session.endTime, timeZone)}
          </span>
        </>
      }
      over={session.endTime <= now}
      next={session.id === next?.id && (session.startTime <= now ? 'Now' : 'Next')}
    />
  );
  const Icon = open ? IconChevronDown : IconChevronRight;
  return (
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
      {first && last && (
        <>
          <tbody className="border-b border-line print:hidden">
            <tr>
              <td colSpan={3} className="px-3">
                <button
                  type="button"
                  aria-expanded={open}
                  aria-controls={id}
                  onClick={() => setOpen(!open)}
                  className="flex min-h-11 w-full items-center gap-2 rounded-sm px-2 text-left font-semibold hover:bg-sunken/60"
                >
                  <Icon size={18} aria-hidden className="text-muted" />
                  {weeksText(weekOf(first.startTime), weekOf(last.startTime))}
                  <span className="font-normal text-muted">· {plural(past.length, 'session')}</span>
                </button>
              </td>
            </tr>
          </tbody>
          <tbody id={id} hidden={!open} className="divide-y divide-line border-b border-line">
            {past.map(row)}
          </tbody>
        </>
      )}
      <tbody className="divide-y divide-line">{sessions.slice(past.length).map(row)}</tbody>
    </table>
  );
}

type RowProps = { session: Session; when: React.ReactNode; over: boolean; next: 'Now' | 'Next' | false };

function SyllabusRow({ session, when, over, next }: RowProps) {
  return (
    <tr
      id={next ? 'next' : undefined}
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
}
