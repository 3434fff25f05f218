import type { LineKind } from '@bcs/contract/features/today/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';

type Named = Readonly<{ kind: LineKind; objectId: number | null }>;

/** Writes an audit entry for each row that `written` returns. SUCC-093 */
const audited = (
  written: Sql,
  { accountId, universityId, enrollmentId }: Viewer,
  { kind, objectId }: Named,
  action: string,
  now: Instant,
) => sql`
  with written as (${written})
  insert into audit_log (at, account_id, university_id, action, object, after)
  select ${now}::timestamptz, ${accountId}::int, ${universityId}::int, ${action}::text, ${`today/${enrollmentId}/${kind}/${objectId ?? 0}`}::text,
    to_jsonb(written) from written`;

/** Sets a line aside. Repeating it changes nothing, and adds no entry. SUCC-018, SUCC-095 */
export const putAside = (db: Db, viewer: Viewer, line: Named & Readonly<{ until: Day; count: number }>, now: Instant) =>
  db.run(
    audited(
      sql`
        insert into lines_set_aside as l (university_id, enrollment_id, kind, object_id, until_day, waiting)
        values (${viewer.universityId}, ${viewer.enrollmentId}, ${line.kind}, ${line.objectId ?? 0}, ${line.until}, ${line.count})
        on conflict on constraint lines_set_aside_pkey
        do update set until_day = excluded.until_day, waiting = excluded.waiting
          where (l.until_day, l.waiting) is distinct from (excluded.until_day, excluded.waiting)
        returning l.until_day as until, l.waiting`,
      viewer,
      line,
      'today.setAside',
      now,
    ),
  );

/** Brings a line back; nothing if it was not set aside. */
export const removeAside = (db: Db, viewer: Viewer, line: Named, now: Instant) =>
  db.run(
    audited(
      sql`
        delete from lines_set_aside l
        where l.university_id = ${viewer.universityId} and l.enrollment_id = ${viewer.enrollmentId}
          and l.kind = ${line.kind} and l.object_id = ${line.objectId ?? 0}
        returning l.until_day as until, l.waiting`,
      viewer,
      line,
      'today.takeBack',
      now,
    ),
  );
