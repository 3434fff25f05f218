import type { InputOf } from '@bcs/contract/kernel/call';
import type { createSupportCase } from '@bcs/contract/features/support/calls';
import { subjectName, SUPPORT_ROLE_NAMES, type Priority } from '@bcs/contract/features/support/categories';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { TutorAnswers } from '@bcs/contract/features/support/model';
import { sql, type Db } from '#database/db';
import type { CaseOrigin } from './queries-form.ts';

interface NewCase extends Pick<
  InputOf<typeof createSupportCase>,
  'role' | 'category' | 'subcategory' | 'description' | 'clientKey'
> {
  readonly accountId: number;
  readonly priority: Priority;
  readonly sessionId: number | null;
  readonly tutor: object | null;
  readonly screenshot: string | null;
}

/** Stores a case, unless it was stored already. */
export async function insertCase(
  db: Db,
  origin: Pick<CaseOrigin, 'universityId' | 'enrollmentId' | 'courseId'>,
  asked: NewCase,
  now: Instant,
): Promise<{ id: number; isNew: boolean }> {
  const added = await db.maybe<{ id: number }>(sql`
    insert into support_tickets (account_id, university_id, enrollment_id, course_id, role, category, subcategory, priority,
      description, session_id, tutor, screenshot_key, created_at, changed_at, client_key)
    values (${asked.accountId}, ${origin.universityId}, ${origin.enrollmentId}, ${origin.courseId}, ${SUPPORT_ROLE_NAMES[asked.role]},
      ${subjectName(asked.category)}, ${asked.subcategory && subjectName(asked.subcategory)}, ${asked.priority}, ${asked.description}, ${asked.sessionId},
      ${asked.tutor === null ? null : JSON.stringify(asked.tutor)}::jsonb, ${asked.screenshot}, ${now}, ${now}, ${asked.clientKey})
    on conflict on constraint a_ticket_is_sent_once do nothing
    returning id`);
  if (added) return { ...added, isNew: true };
  const known = await db.one<{ id: number }>(sql`
    select id from support_tickets where account_id = ${asked.accountId} and client_key = ${asked.clientKey}`);
  return { ...known, isNew: false };
}

type Said = Readonly<{ caseId: number; accountId: number; byStaff: boolean; message: string; clientKey: string }>;

/** Stores a message, and whose turn it is now. Returns false if it was stored already. */
export async function addMessage(db: Db, said: Said, now: Instant): Promise<boolean> {
  const added = await db.run(sql`
    insert into support_messages (ticket_id, account_id, by_staff, body, created_at, client_key)
    values (${said.caseId}, ${said.accountId}, ${said.byStaff}, ${said.message}, ${now}, ${said.clientKey})
    on conflict on constraint a_support_message_is_sent_once do nothing`);
  if (added === 1) await setState(db, said.caseId, said.byStaff ? 'waiting' : 'open', now);
  return added === 1;
}

export const setState = (db: Db, caseId: number, state: string, now: Instant) =>
  db.run(sql`
    update support_tickets set state = ${state}, version = version + 1, changed_at = ${now} where id = ${caseId}`);

/** A case to be sent to others. */
export interface StoredCase {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly priority: 'High' | 'Low';
  readonly description: string;
  readonly session: string | null;
  readonly tutor: TutorAnswers | null;
  readonly screenshotKey: string | null;
  readonly createdAt: Instant;
  /** The time when it was delivered to a provider. */
  readonly deliveredAt: Instant | null;
  /** The time of the last attempt, which may have succeeded without an answer. */
  readonly triedAt: Instant | null;
}

export const findOutgoing = (db: Db, caseId: number) =>
  db.maybe<StoredCase>(sql`
    select t.id, t.account_id as "accountId", concat(a.first_name, ' ', a.last_name) as name, a.email, t.role, t.category,
      t.subcategory, t.priority, t.description, s.name as session, t.tutor,
      t.screenshot_key as "screenshotKey", t.created_at as "createdAt", t.delivered_at as "deliveredAt",
      t.delivery_tried_at as "triedAt"
    from support_tickets t
    join accounts a on a.id = t.account_id
    left join sessions s on s.university_id = t.university_id and s.id = t.session_id
    where t.id = ${caseId}`);

/** Records an attempt before it is made, since its outcome may remain unknown. */
export const noteTried = (db: Db, caseId: number, at: Instant | null) =>
  db.run(sql`update support_tickets set delivery_tried_at = ${at} where id = ${caseId}`);

export const noteDelivered = (db: Db, caseId: number, at: Instant) =>
  db.run(sql`update support_tickets set delivered_at = ${at} where id = ${caseId} and delivered_at is null`);
