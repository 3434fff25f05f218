import sql from 'sql-template-tag';
import type { NotificationContent } from '@bcs/contract/features/notifications/model';
import type { Db } from '#database/db';
import { tellRealtime } from '#kernel/realtime';
import type { News } from './notify.ts';

/** News of one kind, to each their own. */
export interface NewsOfMany extends Pick<News, 'type' | 'universityId' | 'now'> {
  readonly each: readonly { readonly enrollmentId: number; readonly content: NotificationContent }[];
}

/** The same as `notify` for many who are told different things, in one statement. */
export async function notifyEach(db: Db, { type, universityId, each, now }: NewsOfMany): Promise<void> {
  const rows = await db.many<{ enrollmentId: number }>(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at)
    select e.university_id, e.id, ${type}, n.content, ${now}::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as ("enrollmentId" int, content jsonb))
      with ordinality as n("enrollmentId", content, place)
    join enrollments e on e.university_id = ${universityId} and e.id = n."enrollmentId" and e.active and e.role not in ('admin', 'cm')
    order by n.place
    returning enrollment_id as "enrollmentId"`);
  await tellRealtime(db, {
    kind: 'notifications',
    enrollmentIds: [...new Set(rows.map(({ enrollmentId }) => enrollmentId))],
  });
}
