import { useParams } from '@tanstack/react-router';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { TabLink, TabLinks } from '#kit/tab-links.tsx';
import { useAnswer, useRead } from '#lib/queries.ts';
import { parseId } from '#lib/search.ts';
import { CLASS_PAGES, mayOpenClassPage } from './class-pages.ts';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { classPhase } from '@bcs/contract/features/classes/states';
import type { Output } from '#lib/api.ts';
import { formatDay } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { ClassStateBadge } from './class-state-badge.tsx';

/** Names the class and its progress: 'NU-FSF-PT-12 Full Stack Flex Part-Time, Running, week 11 of 25'. ADM-065 */
function WhichClass({ found }: { found: Output<'adminClass'> }) {
  const now = useNow();
  const { code, name, startDate, endDate, timeZone } = found;
  const today = localDay(now, timeZone);
  const phase = classPhase(found, today);
  const weeks = courseWeek(startDate, endDate);
  return (
    <div className="flex min-h-10 max-w-full min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 pb-1 max-sm:w-full">
      <strong className="max-w-full truncate text-lg font-bold" title={code}>
        {code}
      </strong>
      <span className="max-w-64 min-w-0 truncate text-sm text-muted" title={name}>
        {name}
      </span>
      <ClassStateBadge found={found} now={now} />
      <span className="text-sm whitespace-nowrap text-muted">
        {phase === 'running' && `Week ${courseWeek(startDate, today)} of ${weeks}`}
        {phase === 'upcoming' && `Starts ${formatDay(startDate)}`}
        {phase === 'over' && `Ended ${formatDay(endDate)}`}
      </span>
      {phase === 'running' && (
        // where it would push the tabs into a line of their own there is none
        <ProgressBar
          label="Week of the class"
          value={courseWeek(startDate, today)}
          max={weeks}
          className="w-20 lg:max-2xl:hidden"
        />
      )}
    </div>
  );
}

/**
 * Above every page of one class, and no part of it: which class it is and where it stands, beside its tabs. Above the
 * page of a class that does not exist stands nothing. ADM-065
 */
export function ClassHead() {
  const { courseId = '' } = useParams({ strict: false });
  const { administers } = useAnswer('myInfo');
  const id = parseId(courseId);
  const { data: found, error } = useRead('adminClass', { courseId: id ?? 0 }, { enabled: id !== undefined });
  if (id === undefined || error?.status === 404) return null;
  const pages = CLASS_PAGES.filter(({ to }) => mayOpenClassPage(to, administers));
  return (
    <section aria-label="Chosen class" className="mx-auto w-full max-w-[82rem] px-4 pt-3 lg:px-8">
      <div className="flex flex-wrap items-center gap-x-6 border-b border-line">
        {found && <WhichClass found={found} />}
        <TabLinks label="Pages of the class" bare>
          {pages.map(({ to, label, exact = false }) => (
            <TabLink key={to} to={to} params={{ courseId }} activeOptions={{ exact, includeSearch: false }}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
      </div>
    </section>
  );
}
