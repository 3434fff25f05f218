import sql from 'sql-template-tag';
import { copiesOf } from '@bcs/contract/features/notifications/copies';
import type { FactsOf, NotificationType } from '@bcs/contract/features/notifications/types';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { publish, toEnrollments } from '#kernel/changes';
import { isSeat } from '#kernel/seats';

/** Where and when it happened. */
export interface Occasion {
  readonly course: Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'>;
  readonly now: Instant;
}

/**
 * The only way to tell anybody: writes what the record of the type says for everybody it names, and rings their bells
 * once. It belongs into the transaction of what it tells about. Many facts of one type go in one statement.
 */
export async function notify<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: FactsOf<Type> | readonly FactsOf<Type>[],
  { course: { universityId, courseId, timeZone }, now }: Occasion,
): Promise<void> {
  const each = [facts].flat() as FactsOf<Type>[];
  const copies = each.flatMap((one) => copiesOf(type, one, timeZone));
  if (copies.length === 0) return;
  const rows = await db.many<{ enrollmentId: number }>(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at, cause, dedupe_key)
    select e.university_id, e.id, ${type}, n.content, ${now}::timestamptz, n.cause, n.once
    from rows from (jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
        as (role text, "enrollmentId" int, "exceptEnrollmentId" int, content jsonb, cause text, once text))
      with ordinality as n(role, "enrollmentId", "exceptEnrollmentId", content, cause, once, place)
    join enrollments e on e.university_id = ${universityId} and e.course_id = ${courseId} and ${isSeat('e')} and e.role = n.role
      and (n."enrollmentId" is null or e.id = n."enrollmentId") and e.id is distinct from n."exceptEnrollmentId"
    order by n.place, e.id
    on conflict on constraint an_event_is_told_once do nothing
    returning enrollment_id as "enrollmentId"`);
  await ring(db, rows);
}

/** Open pages of those people fetch their notifications. */
export const ring = (db: Db, rows: readonly { readonly enrollmentId: number }[]): Promise<void> =>
  publish(db, {
    topics: ['notifications'],
    to: toEnrollments([...new Set(rows.map(({ enrollmentId }) => enrollmentId))]),
  });
