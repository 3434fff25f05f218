import { IconCalendarEvent } from '@tabler/icons-react';
import { checkInPhase } from '@bcs/contract/features/attendance/check-in';
import type { TodayClassHead } from '@bcs/contract/features/today/model';
import { COURSE_RUNNERS } from '@bcs/contract/kernel/roles';
import { buttonLook } from '#kit/button-look.ts';
import { SOFT_TONES } from '#kit/tone.ts';
import { cx } from '#kit/cx.ts';
import { formatTime, formatTimeRange } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useGoToClass } from './go-to-line.ts';

/**
 * Today's class above the waiting lines, with what is needed for it; it is not a line, since nobody waits for it. D-240
 */
export function ClassToday({ of: { classToday, enrollmentId, role, timeZone } }: { of: TodayClassHead }) {
  const now = useNow();
  const go = useGoToClass();
  if (!classToday || classToday.endTime <= now) return null;
  const { sessionId, name, chapter, startTime, endTime } = classToday;
  const page = `/sessions/${sessionId}`;
  const isRun = COURSE_RUNNERS.includes(role) && checkInPhase(classToday, now) !== 'early';
  const ways: readonly (readonly [href: string, words: string])[] = isRun
    ? [
        [`${page}?attendance=open`, 'Take attendance'],
        [`${page}/room`, 'Check-In Code'],
      ]
    : [[page, 'Session Details']];
  return (
    <div className="flex min-h-16 items-center gap-3 border-b border-line bg-sunken/50 px-4 py-2.5">
      <span
        aria-hidden
        className={cx('grid size-9 shrink-0 place-items-center rounded-control max-sm:hidden', SOFT_TONES.brand)}
      >
        <IconCalendarEvent size={19} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 grow basis-60">
          <span className="block font-semibold wrap-anywhere">{chapter === null ? name : `${chapter} ${name}`}</span>
          <span className="block text-sm text-muted">
            {now < startTime
              ? `Class today, ${formatTimeRange(startTime, endTime, timeZone)}`
              : `In class now, until ${formatTime(endTime, timeZone)}`}
          </span>
        </span>
        {ways.map(([href, words], place) => (
          <a
            key={words}
            href={href}
            onClick={(event) => go(event, enrollmentId, href)}
            onAuxClick={(event) => go(event, enrollmentId, href)}
            className={buttonLook({ size: 'sm', tone: isRun && place === 0 ? 'primary' : 'secondary' })}
          >
            {words}
          </a>
        ))}
      </span>
    </div>
  );
}
