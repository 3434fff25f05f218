import sql, { type Sql } from 'sql-template-tag';
import type { MailKind } from '@bcs/contract/features/mail-delivery/model';
import { DAY, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { MAIL_JOBS } from '#kernel/mail-jobs';

/** Counts the outcomes of the mails that were begun since a moment. */
const outcomes = (since: Instant): Sql => sql`
  jsonb_build_object(
    'accepted', count(*) filter (where d.begun_at > ${since} and d.accepted_at is not null and d.refused_at is null),
    'refused', count(*) filter (where d.begun_at > ${since} and d.refused_at is not null),
    'held', count(*) filter (where d.begun_at > ${since} and d.held_at is not null))`;

/** Counts the mails of each kind that wait, were sent and were refused. ADM-135 */
export const countMails = (db: Db, now: Instant): Promise<MailKind[]> =>
  db.many<MailKind>(sql`
    with sent as (
      select d.kind, ${outcomes(plus(now, -DAY))} as day, ${outcomes(plus(now, -7 * DAY))} as week
      from mail_deliveries d where d.begun_at > ${plus(now, -7 * DAY)} group by d.kind),
    waiting as (
      select o.kind, count(*)::int as queued, min(o.due_at) as oldest
      from outbox o
      where o.kind = any(${[...MAIL_JOBS]}::text[]) and o.done_at is null and o.failed_at is null and o.due_at <= ${now}
      group by o.kind)
    select kind, coalesce(w.queued, 0) as queued, w.oldest,
      coalesce(s.day, ${NOTHING}::jsonb) as day, coalesce(s.week, ${NOTHING}::jsonb) as week
    from sent s full join waiting w using (kind) order by kind`);

const NOTHING = JSON.stringify({ accepted: 0, refused: 0, held: 0 });
