import type { Span } from '@bcs/contract/features/scheduling/local-span';
import type { Warning } from '@bcs/contract/features/scheduling/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { CLASS_LEADERS } from '@bcs/contract/kernel/roles';
import { findOutside } from '@bcs/contract/features/scheduling/dated';
import { holidayOn } from '@bcs/contract/features/universities/holidays';
import { dateText, localDay } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';
import type { ScheduleFacts } from './queries-class.ts';

/** A warning about a planned session, by its index. */
export interface Overlap extends Warning {
  readonly place: number;
}

/**
 * Finds simultaneous sessions of the class, in the room, or with the same instructors; of other classes, only the room
 * or instructor is revealed. ADM-085
 */
export const findOverlaps = (
  db: Db,
  { universityId, courseId }: ClassAdministrator,
  spans: readonly (Span & { readonly roomId: number | null })[],
  /** Sessions that are part of the change. */
  except: readonly number[] = [],
) =>
  db.many<Overlap>(sql`
    with planned as materialized (
      select p.place::int - 1 as place, p."startTime" as starts, p."endTime" as ends, p."roomId" as room
      from rows from (jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as ("startTime" timestamptz, "endTime" timestamptz, "roomId" int))
        with ordinality as p("startTime", "endTime", "roomId", place)
    ), taken as materialized (
      select 'class' as what, s.name, s.start_time, s.end_time, null::int as room from sessions s
      where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null
        and s.id <> all(${except as number[]}::int[]) and s.start_time < (select max(ends) from planned)
      union all
      select 'room', r.name, s.start_time, s.end_time, s.classroom_id
      from sessions s join classrooms r on r.university_id = s.university_id and r.id = s.classroom_id
      where s.university_id = ${universityId} and s.classroom_id in (select room from planned) and s.course_id <> ${courseId}
        and s.cancelled_at is null and s.start_time < (select max(ends) from planned)
        and s.start_time > (select min(starts) from planned) - interval '1 day'
      union all
      select 'instructor', concat(a.first_name, ' ', a.last_name), s.start_time, s.end_time, null
      from enrollments e join accounts a on a.id = e.account_id
      join enrollments o on o.university_id = e.university_id and o.account_id = e.account_id
        and o.course_id <> e.course_id and ${isSeat('o')} and o.role = any(${CLASS_LEADERS}::text[])
      join sessions s on s.university_id = o.university_id and s.course_id = o.course_id and s.cancelled_at is null
        and s.start_time < (select max(ends) from planned)
        and s.start_time > (select min(starts) from planned) - interval '1 day'
      where e.university_id = ${universityId} and e.course_id = ${courseId} and ${isSeat('e')}
        and e.role = any(${CLASS_LEADERS}::text[])
    )
    select distinct p.place, t.what, t.name from planned p join taken t on t.start_time < p.ends and t.end_time > p.starts
      and (t.room is null or t.room = p.room)
    order by p.place, t.what, t.name`);

type Context = Readonly<{ db: Db; viewer: ClassAdministrator }>;
type Planned = Span & { readonly roomId: number | null };

/**
 * Finds the warnings for each session before saving. ADM-085
 * @param except sessions that are part of the change
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
      ...(findOutside(span, course) ? [{ what: 'outside' as const, name: dateText(day) }] : []),
      ...(holiday ? [{ what: 'holiday' as const, name: holiday.name }] : []),
      ...(overlaps.get(place) ?? []).map(({ what, name }) => ({ what, name })),
    ];
  });
}
