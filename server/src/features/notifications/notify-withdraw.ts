import sql from 'sql-template-tag';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { tellRealtime } from '#kernel/realtime';
import type { News } from './notify.ts';

/** One notification, by what it was about and when it was written. */
export interface Told extends Pick<News, 'type' | 'universityId'> {
  readonly enrollmentId: number;
  readonly assignmentId: number;
  readonly grade: string;
  readonly at: Instant;
}

/** Takes a notification back that nobody has handled; false when it was handled and so has to be answered by another. */
export async function withdraw(
  db: Db,
  { type, universityId, enrollmentId, assignmentId, grade, at }: Told,
): Promise<boolean> {
  const gone = await db.run(sql`
    delete from notifications
    where university_id = ${universityId} and enrollment_id = ${enrollmentId} and type = ${type} and handled_at is null
      and created_at = ${at} and content ->> 'grade' = ${grade} and (content ->> 'assignmentId')::int = ${assignmentId}`);
  if (gone > 0) await tellRealtime(db, { kind: 'notifications', enrollmentIds: [enrollmentId] });
  return gone > 0;
}
