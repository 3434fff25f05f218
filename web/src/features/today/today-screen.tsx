import { useIsFetching, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { sortByClass } from '@bcs/contract/features/today/lines';
import type { Today, TodayLine, NextThing, TodayClassHead } from '@bcs/contract/features/today/model';
import { isPending } from '@bcs/contract/features/today/summary';
import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { Card, CardHeader } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { callQuery } from '#lib/queries.ts';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { ClassLines } from './class-lines.tsx';
import { ClassToday } from './class-today.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import { UncheckedKinds } from './unchecked-kinds.tsx';
import { IconChecks } from '@tabler/icons-react';
import { EmptyCard } from '#kit/empty-state.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';

/** The list could not be had. */
export const TodayFailed = (failed: RouteError) => <LoadFailed {...failed} title="Today could not be loaded." />;

/** The tasks that wait for the person now, in all own classes, the chosen one first. SUCC-007 */
export function TodayScreen() {
  const { enrollmentId: chosen } = useViewer();
  const client = useQueryClient();
  const query = callQuery('today');
  const { classes, lines, unchecked, next } = useSuspenseQuery(query).data;
  const again = useIsFetching({ queryKey: query.queryKey }) > 0;
  const shown = lines.filter(({ aside }) => aside === null);
  const own = shown.filter(isPending);
  const now = useNow();
  const groups = classesOf(sortByClass(shown, chosen, now), classes, chosen);
  return (
    <>
      <PageHeader
        title="Today"
        lead={
          own.length > 0 ? leadOf(own.length, new Set(own.map(({ enrollmentId }) => enrollmentId)).size) : undefined
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {unchecked.length > 0 && (
          <UncheckedKinds kinds={unchecked} pending={again} onAgain={() => void client.refetchQueries(query)} />
        )}
        {groups.map(({ enrollmentId, lines: ofClass }) => {
          const of = classes.find((each) => each.enrollmentId === enrollmentId);
          if (!of) return null;
          const titleId = `class-${enrollmentId}`;
          return (
            <Card key={enrollmentId} aria-labelledby={titleId}>
              <CardHeader
                id={titleId}
                title={of.name}
                lead={`${of.code} · ${ROLE_NAMES[of.role]}`}
                className="border-b border-line px-4 py-3.5 sm:px-5"
              />
              <ClassToday of={of} />
              {ofClass.length > 0 && <ClassLines lines={ofClass} of={of} label={`To do in ${of.name}`} />}
            </Card>
          );
        })}
        {own.length === 0 && unchecked.length === 0 && <AllDone next={next} classes={classes} />}
        <SetAsideList lines={lines.filter(({ aside }) => aside !== null)} classes={classes} />
      </div>
    </>
  );
}

/** The classes with waiting lines or a session today; the chosen class comes first. */
function classesOf(
  groups: ReturnType<typeof sortByClass<TodayLine>>,
  classes: Today['classes'],
  chosen: number,
): ReturnType<typeof sortByClass<TodayLine>> {
  const known = new Set(groups.map(({ enrollmentId }) => enrollmentId));
  const others = classes
    .filter(({ enrollmentId, classToday }) => classToday !== null && !known.has(enrollmentId))
    .map(({ enrollmentId }) => ({ enrollmentId, lines: [] }));
  const isChosen = ({ enrollmentId }: { enrollmentId: number }) => Number(enrollmentId === chosen);
  return [...groups, ...others].toSorted((a, b) => isChosen(b) - isChosen(a));
}

const leadOf = (count: number, classes: number) =>
  `${plural(count, 'thing')} to do${classes > 1 ? ` in ${classes} classes` : ''}.`;

/** Shown if nothing is left to do: says what comes next, and when. SUCC-019 */
function AllDone({ next, classes }: { next: NextThing | null; classes: readonly TodayClassHead[] }) {
  const of = classes.find(({ enrollmentId }) => enrollmentId === next?.enrollmentId);
  return (
    <EmptyCard tone="good" icon={<IconChecks size={30} />} title="All done.">
      {next && of
        ? `Next: ${next.title} ${next.what === 'session' ? 'begins' : 'is due'} on ${formatDateTime(next.at, of.timeZone)}${classes.length > 1 ? ` in ${of.name}` : ''}.`
        : 'Nothing else is planned in your classes.'}
    </EmptyCard>
  );
}
