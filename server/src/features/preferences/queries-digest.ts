import type { Delivery } from '@bcs/contract/features/notifications/model';
import { contentOf, type StoredNotification } from '@bcs/contract/features/notifications/stored';
import type { News } from '@bcs/contract/features/preferences/news';
import { CAREER } from '@bcs/contract/features/enrollments/contexts';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import type { DueNext } from '@bcs/contract/features/preferences/digest';
import { HOUR, plus, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import { STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { EXTENDED_DUE } from '#features/coursework/queries-assignment';
import { mayHaveArrived } from '#features/mail-delivery/queries-delivery';
import { deliveryTo, digestIsOff, partTo } from '#features/notifications/queries-mail';
import { STORED, stands } from '#features/notifications/queries';
import { isReleased } from '#kernel/released';
import { isOffered } from '#kernel/seats';
import type { Turn } from './queries-turns.ts';

const DAY = 24 * HOUR;
/** Longer than two weeks: what a weekly digest could not tell, the next one does. */
const NEWEST = 15 * DAY;
/** The time for which 'due next' looks ahead. D-266 */
const LOOKAHEAD = 7 * DAY;

/** A class of somebody, with how the parts of the digest come for it. */
export interface ClassOfDigest {
  readonly enrollmentId: number;
  readonly universityId: number;
  readonly courseId: number;
  readonly role: Role;
  readonly code: string;
  readonly timeZone: Zone;
  readonly university: string;
  readonly accent: string | null;
  readonly waiting: Delivery;
  readonly dueDates: Delivery;
  readonly cohorts: Delivery;
}
/** Somebody who wants a digest. */
export interface DigestReader extends Turn {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly classes: readonly ClassOfDigest[];
}

/** The people of some turns, as `t`. */
export const turnsOf = (turns: readonly Turn[]): Sql => sql`
  unnest(${turns.map(({ accountId }) => accountId)}::int[], ${turns.map(({ day }) => day)}::date[]) as t(account_id, day)`;

/** The key under which the digest of a turn `t` takes its news. */
const KEY = sql`'digest.' || t.day`;

/** Tells of a turn `t` whether a mail server may have its digest. */
const MAY_HAVE_ARRIVED = mayHaveArrived(sql`'digest.' || t.account_id || '.' || t.day`);

/**
 * Those who still get their digest: nobody whose account is switched off, who wants none or has it already. Classes that
 * they have left are not among theirs. SUCC-083
 */
export const findReaders = (db: Db, turns: readonly Turn[]) =>
  db.many<DigestReader>(sql`
    select a.id as "accountId", t.day, a.email, a.first_name as "firstName", a.last_name as "lastName",
      (select coalesce(json_agg(json_build_object('enrollmentId', e.id, 'universityId', e.university_id, 'courseId', e.course_id,
          'role', e.role, 'code', c.code, 'timeZone', c.time_zone, 'university', u.name, 'accent', u.accent_color,
          'waiting', ${partTo('e', 'waiting', 'daily')}, 'dueDates', ${partTo('e', 'dueDates', 'daily')},
          'cohorts', ${partTo('e', 'cohorts', 'weekly')}) order by c.start_date desc, c.id desc), '[]')
        from enrollments e
        join courses c on c.university_id = e.university_id and c.id = e.course_id
        join universities u on u.id = e.university_id
        where e.account_id = a.id and ${isOffered('e')}) as classes
    from ${turnsOf(turns)}
    join accounts a on a.id = t.account_id and a.active and a.digest_sent_on is distinct from t.day
    where not ${digestIsOff(sql`a.id`)} order by a.id`);

/** News that a digest may tell. */
export interface UnreadNews extends Omit<News, 'role'> {
  readonly universityId: number;
  readonly id: number;
  readonly accountId: number;
  readonly enrollmentId: number;
}

/** The news that nobody has read, that no other mail has taken, and that is wanted in the digest of the day. SUCC-080 */
export async function findNews(db: Db, turns: readonly Turn[], now: Instant): Promise<UnreadNews[]> {
  type Row = Omit<UnreadNews, 'content'> & StoredNotification & Readonly<{ role: Role; zone: Zone }>;
  const rows = await db.many<Row>(sql`
    select n.university_id as "universityId", n.id, e.account_id as "accountId", e.id as "enrollmentId", ${STORED},
      e.role, c.time_zone as zone
    from ${turnsOf(turns)}
    join enrollments e on e.account_id = t.account_id and ${isOffered('e')}
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join notifications n on n.university_id = e.university_id and n.enrollment_id = e.id and n.handled_at is null
      and n.mail_kind is not null and n.created_at > ${plus(now, -NEWEST)}::timestamptz
      and (n.mailed_by is null or n.mailed_by = ${KEY}) and ${stands(now)}
    cross join lateral (select ${deliveryTo('e', sql`n.mail_kind`, sql`n.mail_default`)} as delivery) d
    where d.delivery <> 'off' and (d.delivery <> 'weekly' or extract(isodow from t.day) = 1)
    order by n.created_at, n.id`);
  return rows.map(({ facts, isOpen, role, zone, ...news }) => ({
    ...news,
    content: contentOf({ type: news.type, facts, isOpen }, { role, zone }),
  }));
}

/**
 * Takes news for the digests of some turns; answers the ids of what is theirs, without what was read or taken meanwhile.
 * A digest that a mail server may have takes nothing more: what it would tell only when it is sent again would be lost.
 */
export const claimNews = async (db: Db, turns: readonly Turn[], news: readonly UnreadNews[]): Promise<Set<number>> => {
  if (news.length === 0) return new Set();
  const rows = await db.many<{ id: number }>(sql`
    update notifications n set mailed_by = ${KEY}
    from unnest(${news.map(({ universityId }) => universityId)}::int[], ${news.map(({ id }) => id)}::int[],
      ${news.map(({ accountId }) => accountId)}::int[]) as f(university_id, id, account_id)
    join ${turnsOf(turns)} on t.account_id = f.account_id
    where n.university_id = f.university_id and n.id = f.id and n.handled_at is null
      and (n.mailed_by = ${KEY} or n.mailed_by is null and not ${MAY_HAVE_ARRIVED})
    returning n.id`);
  return new Set(rows.map(({ id }) => id));
};

/** Gives the news of digests back that no mail server can have: whichever mail comes first tells of it. */
export const releaseNotArrived = (db: Db, turns: readonly Turn[]) =>
  turns.length === 0
    ? 0
    : db.run(sql`
        update notifications n set mailed_by = null
        from ${turnsOf(turns)} join enrollments e on e.account_id = t.account_id
        where n.university_id = e.university_id and n.enrollment_id = e.id and n.handled_at is null and n.mailed_by = ${KEY}
          and not ${MAY_HAVE_ARRIVED}`);

/** Gives the news of digests back that are not sent any more: the next ones tell of it. */
export const releaseNews = (db: Db, turns: readonly Turn[]) =>
  db.run(sql`
    update notifications n set mailed_by = null
    from ${turnsOf(turns)}
    join accounts a on a.id = t.account_id and a.digest_sent_on is distinct from t.day
    join enrollments e on e.account_id = a.id
    where n.university_id = e.university_id and n.enrollment_id = e.id and n.handled_at is null and n.mailed_by = ${KEY}`);

export const noteSent = (db: Db, turns: readonly Turn[]) =>
  db.run(sql`update accounts a set digest_sent_on = t.day from ${turnsOf(turns)} where a.id = t.account_id`);

type DueRow = Omit<DueNext, 'due'> & {
  readonly dueDate: Instant;
  readonly bufferDays: number;
  readonly timeZone: Zone;
};

/** The work of students that is due next and not handed in. Milestones that the cohort hides are left out. D-065 */
export async function findDueNext(db: Db, enrollmentIds: readonly number[], now: Instant): Promise<DueNext[]> {
  if (enrollmentIds.length === 0) return [];
  // the database adds the extension without minding the clocks
  const rows = await db.many<DueRow>(sql`
    select e.id as "enrollmentId", a.id as "assignmentId", a.title, a.due_date as "dueDate", a.buffer_days as "bufferDays",
      c.time_zone as "timeZone"
    from enrollments e
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
    join assignments a on a.university_id = e.university_id and a.course_id = e.course_id and ${isReleased(now)}
      and ${EXTENDED_DUE} between ${plus(now, -DAY)}::timestamptz and ${plus(now, LOOKAHEAD + DAY)}::timestamptz
      and not (a.context_id = ${CAREER} and h.hide_career_services)
    where e.id = any(${enrollmentIds as number[]}::int[]) and e.active and e.role = ${STUDENT}
      and not exists (
        select from submissions w
        where w.university_id = e.university_id and w.assignment_id = a.id and w.enrollment_id = e.id)
    order by ${EXTENDED_DUE}, a.id`);
  return rows
    .map(({ dueDate, bufferDays, timeZone, ...item }) => ({
      ...item,
      due: effectiveDueDate(dueDate, bufferDays, timeZone),
    }))
    .filter(({ due }) => due > now && due <= plus(now, LOOKAHEAD));
}
