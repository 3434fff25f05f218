import type { Instant } from '@bcs/contract/kernel/clock';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';
import { tokenHash } from '#kernel/tokens';
import { HAS_OWN_PASSWORD } from '#features/identity/queries-account';
import { audit, type AuditAuthor } from '#kernel/audit';
import { enqueueAll } from '#kernel/outbox';

/**
 * Tells whether person `a` may be told about class `c`: mails to students wait until the class is published, which
 * sends them. ADM-068
 */
export const MAY_HEAR_OF_CLASS = sql`(c.published_at is not null or exists (
  select from enrollments e where e.university_id = c.university_id and e.course_id = c.id and e.account_id = a.id
    and ${isSeat('e')}))`;

/** A person who is invited, and the class. */
export interface InvitedPerson {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly course: string;
  readonly university: string;
  readonly accent: string | null;
}

/**
 * Finds and locks an invited person, so that no password is chosen at the same time; none if the account is closed or
 * has a password.
 */
export const findInvited = (tx: Db, invitationId: number) =>
  tx.maybe<InvitedPerson>(sql`
    select a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName", c.code as course,
      u.name as university, u.accent_color as accent
    from invitations i
    join accounts a on a.id = i.account_id and a.active and not ${HAS_OWN_PASSWORD}
    join courses c on c.university_id = i.university_id and c.id = i.course_id and ${MAY_HEAR_OF_CLASS}
    join universities u on u.id = i.university_id
    where i.id = ${invitationId}
    for update of a`);

/** Records that the mail server has accepted the invitation. ADM-020 */
export const setInvitationSent = (db: Db, id: number, now: Instant) =>
  db.run(sql`update invitations set sent_at = ${now}, failed_at = null, failure = null where id = ${id}`);

/** Records that the mail server has refused the invitation; another attempt may follow. ADM-020 */
export const setInvitationFailed = (db: Db, id: number, failure: string, now: Instant) =>
  db.run(sql`update invitations set failed_at = ${now}, failure = ${failure} where id = ${id}`);

/** Finds what a person sees when they open a working link; the class is that of the latest invitation. ADM-019 */
export const findOpenInvitation = (db: Db, token: string, now: Instant) =>
  db.maybe<{ firstName: string; email: string; course: string; university: string }>(sql`
    select a.first_name as "firstName", a.email, c.name as course, u.name as university
    from reset_tokens r
    join accounts a on a.id = r.account_id and a.active
    join lateral (
      select i.university_id, i.course_id from invitations i
      join courses c on c.university_id = i.university_id and c.id = i.course_id and ${MAY_HEAR_OF_CLASS}
      where i.account_id = a.id
      order by i.planned_for desc, i.id desc limit 1) i on true
    join courses c on c.university_id = i.university_id and c.id = i.course_id
    join universities u on u.id = i.university_id
    where r.token_hash = ${tokenHash(token)} and r.used_at is null and r.expires_at > ${now}`);

type Invited = Readonly<{ universityId: number; courseId: number; accountIds: readonly number[] }>;

/**
 * Invites people into a class, again if their mail failed. People with a password, deactivated people and those invited
 * today get no mail, unless that mail failed. Uses three statements for any number of people; returns the number of
 * mails. ADM-019, ADM-020, ADM-057
 */
export async function inviteToClass(
  tx: Db,
  { universityId, courseId, accountIds }: Invited,
  by: AuditAuthor,
  plannedFor: Instant = by.at,
): Promise<number> {
  const { accountId, at } = by;
  const invited = await tx.many<{ id: number; sendings: number; accountId: number; name: string }>(sql`
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

/** Sends the invitations that waited for their class to be published, or schedules those planned for later. ADM-068 */
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
