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
import { STORED_COLUMNS, newsStands } from '#features/notifications/queries';
import { isReleased } from '#kernel/released';
import { isOffered } from '#kernel/seats';
import type { DigestTurn } from './queries-turns.ts';

const DAY = 24 * HOUR;
/**
 * The age of news in a digest: more than two weeks, so that a weekly digest can include what the previous one could
 * not.
 */
const NEWEST = 15 * DAY;
/** The period that 'due next' covers. D-266 */
const LOOKAHEAD = 7 * DAY;

/** A class of a reader, with the delivery of each part of the digest. */
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
/** A person who wants a digest. */
export interface DigestReader extends DigestTurn {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly classes: readonly ClassOfDigest[];
}

/** The people of some turns, as rows `t`. */
export const turnRows = (turns: readonly DigestTurn[]): Sql => sql`
  unnest(${turns.map(({ accountId }) => accountId)}::int[], ${turns.map(({ day }) => day)}::date[]) as t(account_id, day)`;

/** The key under which the digest of turn `t` claims its news. */
const KEY = sql`'digest.' || t.day`;

/** Tells whether a mail server may have the digest of turn `t`. */
const MAY_HAVE_ARRIVED = mayHaveArrived(sql`'digest.' || t.account_id || '.' || t.day`);

/**
 * Finds the people who still need their digest: not deactivated, not turned off, and not sent yet. Classes that they
 * have left are excluded. SUCC-083
 */
export const findReaders = (db: Db, turns: readonly DigestTurn[]) =>
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
    from ${turnRows(turns)}
    join accounts a on a.id = t.account_id and a.active and a.digest_sent_on is distinct from t.day
    where not ${digestIsOff(sql`a.id`)} order by a.id`);

/** News that can be part of a digest. */
export interface UnreadNews extends Omit<News, 'role'> {
  readonly universityId: number;
  readonly id: number;
  readonly accountId: number;
  readonly enrollmentId: number;
}

/** Finds unread news that no other mail has claimed and that belongs to the digest of the day. SUCC-080 */
export async function findNews(db: Db, turns: readonly DigestTurn[], now: Instant): Promise<UnreadNews[]> {
  type Row = Omit<UnreadNews, 'content'> & StoredNotification & Readonly<{ role: Role; zone: Zone }>;
  const rows = await db.many<Row>(sql`
    select n.university_id as "universityId", n.id, e.account_id as "accountId", e.id as "enrollmentId", ${STORED_COLUMNS},
      e.role, c.time_zone as zone
    from ${turnRows(turns)}
    join enrollments e on e.account_id = t.account_id and ${isOffered('e')}
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join notifications n on n.university_id = e.university_id and n.enrollment_id = e.id and n.handled_at is null
      and n.mail_kind is not null and n.created_at > ${plus(now, -NEWEST)}::timestamptz
      and (n.mailed_by is null or n.mailed_by = ${KEY}) and ${newsStands(now)}
    cross join lateral (select ${deliveryTo('e', sql`n.mail_kind`, sql`n.mail_default`)} as delivery) d
    where d.delivery <> 'off' and (d.delivery <> 'weekly' or extract(isodow from t.day) = 1)
    order by n.created_at, n.id`);
  return rows.map(({ facts, isOpen, role, zone, ...news }) => ({
    ...news,
    content: contentOf({ type: news.type, facts, isOpen }, { role, zone }),
  }));
}

/**
 * Claims news for digests, and returns the ids of the claimed ones, without those that were read or claimed meanwhile.
 * A digest that a mail server may already have claims nothing more, because news added to a second copy could get lost.
 */
export const claimNews = async (
  db: Db,
  turns: readonly DigestTurn[],
  news: readonly UnreadNews[],
): Promise<Set<number>> => {
  if (news.length === 0) return new Set();
  const rows = await db.many<{ id: number }>(sql`
    update notifications n set mailed_by = ${KEY}
    from unnest(${news.map(({ universityId }) => universityId)}::int[], ${news.map(({ id }) => id)}::int[],
      ${news.map(({ accountId }) => accountId)}::int[]) as f(university_id, id, account_id)
    join ${turnRows(turns)} on t.account_id = f.account_id
    where n.university_id = f.university_id and n.id = f.id and n.handled_at is null
      and (n.mailed_by = ${KEY} or n.mailed_by is null and not ${MAY_HAVE_ARRIVED})
    returning n.id`);
  return new Set(rows.map(({ id }) => id));
};

/** Releases the news of digests that certainly did not reach a mail server, so that the next mail contains it. */
export const releaseNotArrived = (db: Db, turns: readonly DigestTurn[]) =>
  turns.length === 0
    ? 0
    : db.run(sql`
        update notifications n set mailed_by = null
        from ${turnRows(turns)} join enrollments e on e.account_id = t.account_id
        where n.university_id = e.university_id and n.enrollment_id = e.id and n.handled_at is null and n.mailed_by = ${KEY}
          and not ${MAY_HAVE_ARRIVED}`);

/** Releases the news of digests that will not be sent, so that the next ones contain it. */
export const releaseNews = (db: Db, turns: readonly DigestTurn[]) =>
  db.run(sql`
    update notifications n set mailed_by = null
    from ${turnRows(turns)}
    join accounts a on a.id = t.account_id and a.digest_sent_on is distinct from t.day
    join enrollments e on e.account_id = a.id
    where n.university_id = e.university_id and n.enrollment_id = e.id and n.handled_at is null and n.mailed_by = ${KEY}`);

export const recordDigestsSent = (db: Db, turns: readonly DigestTurn[]) =>
  db.run(sql`update accounts a set digest_sent_on = t.day from ${turnRows(turns)} where a.id = t.account_id`);

type DueRow = Omit<DueNext, 'due'> & {
  readonly dueDate: Instant;
  readonly bufferDays: number;
  readonly timeZone: Zone;
};

/** Finds the work that students have not submitted and that is due next. Hidden milestones are left out. D-065 */
export async function findDueNext(db: Db, enrollmentIds: readonly number[], now: Instant): Promise<DueNext[]> {
  if (enrollmentIds.length === 0) return [];
  // SQL adds the extension without considering the clocks
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
