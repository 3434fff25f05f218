import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { StoredChange } from './queries-consequences.ts';
import { findTied } from './queries.ts';

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId' | 'timeZone'>;

/**
 * Which due dates follow when sessions begin at other times, from what to what; archived work stays where it is. ADM-096
 * @param holds whether nobody may change them until the transaction ends
 */
export async function findFollowing(
  db: Db,
  place: Place,
  sessions: readonly { readonly id: number; readonly startTime: Instant }[],
  holds: boolean,
): Promise<StoredChange[]> {
  const starts = new Map(sessions.map(({ id, startTime }) => [id, startTime]));
  const tied = await findTied(db, place, [...starts.keys()], holds);
  return tied.flatMap((before) => {
    const start = before.tied && starts.get(before.tied.sessionId);
    if (!before.tied || !start) return [];
    const dueDate = dueOfTie(before.tied.tie, start, place.timeZone);
    return dueDate === before.dueDate ? [] : [{ before, after: { ...before, dueDate } }];
  });
}

/** Sets due dates, any number in one statement. */
export const setDueDates = (
  db: Db,
  { universityId, courseId }: Place,
  due: readonly { readonly id: number; readonly dueDate: Instant }[],
  now: Instant,
): Promise<number> =>
  db.run(sql`
    update assignments a set due_date = d."dueDate", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(due.map(({ id, dueDate }) => ({ id, dueDate })))}::jsonb) as d(id int, "dueDate" timestamptz)
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = d.id`);
