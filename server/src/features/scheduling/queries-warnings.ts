import { outsideOf } from '@bcs/contract/features/scheduling/dated';
import type { Span } from '@bcs/contract/features/scheduling/local-span';
import type { Warning } from '@bcs/contract/features/scheduling/model';
import { holidayOn } from '@bcs/contract/features/universities/holidays';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { ScheduleFacts } from './queries-class.ts';
import { findOverlaps } from './queries-overlaps.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
}
type Planned = Span & { readonly roomId: number | null };

/**
 * Finds warnings to look at before saving, session by session. ADM-085
 * @param except sessions that change themselves
 */
export async function warningsOf(
  { db, viewer }: Context,
  course: ScheduleFacts,
  planned: readonly Planned[],
  except: readonly number[] = [],
): Promise<Warning[][]> {
  const spans = planned.map(({ startTime, endTime, roomId }) => ({ startTime, endTime, roomId }));
  const found = spans.length === 0 ? [] : await findOverlaps(db, viewer, spans, except);
  const overlaps = Map.groupBy(found, ({ place }) => place);
  return spans.map((span, place) => {
    const day = localDay(span.startTime, course.timeZone);
    const holiday = holidayOn(day, course.holidays);
    return [
      ...(outsideOf(span, course) ? [{ what: 'outside' as const, name: dateText(day) }] : []),
      ...(holiday ? [{ what: 'holiday' as const, name: holiday.name }] : []),
      ...(overlaps.get(place) ?? []).map(({ what, name }) => ({ what, name })),
    ];
  });
}
