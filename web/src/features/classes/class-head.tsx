import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { classPhase } from '@bcs/contract/features/classes/states';
import type { Output } from '#lib/api.ts';
import { formatDay } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { ClassStateBadge } from './class-state-badge.tsx';

/** Which class it is, and where it stands: 'NU-FSF-PT-12 Full Stack Flex Part-Time, Running, week 11 of 25'. ADM-065 */
export function ClassHead({ found }: { found: Output<'adminClass'> }) {
  const now = useNow();
  const { code, name, startDate, endDate, timeZone } = found;
  const today = localDay(now, timeZone);
  const phase = classPhase(found, today);
  const weeks = courseWeek(startDate, endDate);
  return (
    <p className="flex min-h-10 max-w-full min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 pb-1 max-sm:w-full">
      <strong className="text-lg font-bold wrap-anywhere">{code}</strong>
      <span className="max-w-64 min-w-0 truncate text-sm text-muted" title={name}>
        {name}
      </span>
      <ClassStateBadge found={found} now={now} />
      <span className="text-sm whitespace-nowrap text-muted">
        {phase === 'running' && `Week ${courseWeek(startDate, today)} of ${weeks}`}
        {phase === 'upcoming' && `Starts ${formatDay(startDate)}`}
        {phase === 'over' && `Ended ${formatDay(endDate)}`}
      </span>
    </p>
  );
}
