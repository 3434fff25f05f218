import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { enqueueAll } from '#kernel/outbox';

/** Invitations whose mail waited until their class was published go out, those planned for later at their time. ADM-068 */
export async function sendWaitingInvitations(
  tx: Db,
  { universityId, courseId }: ClassKey,
  now: Instant,
): Promise<number> {
  const waiting = await tx.many<{ id: number; sendings: number; runAt: Instant }>(sql`
    select id, sendings, greatest(planned_for, ${now}::timestamptz) as "runAt" from invitations
    where university_id = ${universityId} and course_id = ${courseId} and sent_at is null and failed_at is null
    order by id`);
  return enqueueAll(
    tx,
    waiting.map(({ id, sendings, runAt }) => ({
      kind: 'invitation',
      payload: { invitationId: id },
      runAt,
      dedupeKey: `invitation.${id}.${sendings}.published`,
    })),
  );
}
