import { outsideOf } from '@bcs/contract/features/scheduling/dated';
import type { Span } from '@bcs/contract/features/scheduling/local-span';
import type { Warning } from '@bcs/contract/features/scheduling/model-sessions';
import { holidayOn } from '@bcs/contract/features/universities/holidays';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { ScheduleFacts } from '#features/scheduling/queries-class';
import { findOverlaps } from '#features/scheduling/queries-overlaps';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
}
interface Changing {
  readonly before: { readonly id: number } | null;
  readonly after: Span & { readonly roomId: number | null };
}

/** What somebody should look at before saving, session by session. ADM-085 */
export async function warningsOf({ db, viewer }: Context, course: ScheduleFacts, changes: readonly Changing[]) {
  const spans = changes.map(({ after: { startTime, endTime, roomId } }) => ({ startTime, endTime, roomId }));
  const except = changes.flatMap(({ before }) => before?.id ?? []);
  const found = spans.length === 0 ? [] : await findOverlaps(db, viewer, spans, except);
  const overlaps = Map.groupBy(found, ({ place }) => place);
  return changes.map(({ after }, place): Warning[] => {
    const day = localDay(after.startTime, course.timeZone);
    const holiday = holidayOn(day, course.holidays);
    return [
      ...(outsideOf(after, course) ? [{ what: 'outside' as const, name: dateText(day) }] : []),
      ...(holiday ? [{ what: 'holiday' as const, name: holiday.name }] : []),
      ...(overlaps.get(place) ?? []).map(({ what, name }) => ({ what, name })),
    ];
  });
}
