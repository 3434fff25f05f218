import { buildUndoneCopies } from '@bcs/contract/features/notifications/copies';
import type { NotificationType, UndoneNotificationFacts } from '@bcs/contract/features/notifications/types';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { ring } from './notify.ts';

/** Somebody has seen what they were told of, on whatever way they came: their own copy counts as handled. */
export async function notifyRead<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: UndoneNotificationFacts<Type>,
  { universityId, enrollmentId, timeZone }: Viewer,
  now: Instant,
): Promise<void> {
  const causes = buildUndoneCopies(type, facts, timeZone).map(({ cause }) => cause);
  const rows = await db.many<{ enrollmentId: number }>(sql`
    update notifications n set handled_at = ${now}
    where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and n.type = ${type}
      and n.cause = any(${causes}::text[]) and n.handled_at is null
    returning n.enrollment_id as "enrollmentId"`);
  await ring(db, rows);
}
