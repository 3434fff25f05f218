import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { audit, type Author } from '#kernel/audit';
import { enqueueAll } from '#kernel/outbox';
import { HAS_OWN_PASSWORD } from '#features/identity/queries-own-password';

interface Invited {
  readonly universityId: number;
  readonly courseId: number;
  readonly accountIds: readonly number[];
}

interface Written {
  readonly id: number;
  readonly sendings: number;
  readonly accountId: number;
  readonly name: string;
}

/**
 * Invites people into a class, or once more those whom the mail did not reach. Whoever has a password of their own, is
 * deactivated or was asked today already gets none, unless that mail failed. Three statements for any number; answers
 * how many mails that makes. ADM-019, ADM-020, ADM-057
 */
export async function invite(
  tx: Db,
  { universityId, courseId, accountIds }: Invited,
  by: Author,
  plannedFor: Instant = by.at,
): Promise<number> {
  const { accountId, at } = by;
  const invited = await tx.many<Written>(sql`
    with written as (insert into invitations as i (account_id, university_id, course_id, created_at, created_by, planned_for)
    select a.id, ${universityId}, ${courseId}, ${at}::timestamptz, ${accountId}::int, ${plannedFor}::timestamptz
    from accounts a where a.id = any(${[...accountIds]}::int[]) and a.active and not ${HAS_OWN_PASSWORD}
    order by a.id
    on conflict on constraint somebody_is_invited_once_to_a_course do update
      set sendings = i.sendings + 1, planned_for = excluded.planned_for, sent_at = null, failed_at = null, failure = null
      where i.failed_at is not null
        or (i.planned_for at time zone 'UTC')::date < (${at}::timestamptz at time zone 'UTC')::date
    returning i.id, i.sendings, i.account_id)
    select w.id, w.sendings, a.id as "accountId", concat(a.first_name, ' ', a.last_name) as name
    from written w join accounts a on a.id = w.account_id order by w.id`);
  if (invited.length === 0) return 0;
  await audit(
    tx,
    by,
    invited.map(({ accountId: personId, name }) => ({
      action: 'person.invite',
      object: { kind: 'person', id: personId, name },
      universityId,
      courseId,
      personId,
    })),
  );
  return enqueueAll(
    tx,
    invited.map(({ id, sendings }) => ({
      kind: 'invitation',
      payload: { invitationId: id },
      runAt: plannedFor,
      dedupeKey: `invitation.${id}.${sendings}`,
    })),
  );
}
