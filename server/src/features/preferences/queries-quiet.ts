import { afterQuietHours, QUIET_HOURS, type QuietHours } from '@bcs/contract/features/preferences/times';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isOffered } from '#kernel/seats';

/** The time zone of the latest class of account `a`; null without one. D-196 */
export const CLASS_ZONE = sql`(
  select c.time_zone from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  where e.account_id = a.id and ${isOffered('e')}
  order by c.start_date desc, c.id desc limit 1)`;

/** The time zone of account `a`: its own, else that of its class. D-196 */
export const ACCOUNT_ZONE = sql`coalesce(a.time_zone, ${CLASS_ZONE}, 'UTC')`;

/** The quiet hours of account `a` as JSON. */
export const QUIET_HOURS_JSON = sql`jsonb_build_object('from', coalesce(a.quiet_from, ${QUIET_HOURS.from}), 'until', coalesce(a.quiet_until, ${QUIET_HOURS.until}))`;

/**
 * The time at which a person may get a mail: now, or at the end of quiet hours; at once for people without a class.
 * D-265
 */
export async function findWhenAwake(db: Db, accountId: number, now: Instant): Promise<Instant> {
  const found = await db.one<{ ownZone: Zone | null; classZone: Zone | null; quiet: QuietHours }>(sql`
    select a.time_zone as "ownZone", ${CLASS_ZONE} as "classZone", ${QUIET_HOURS_JSON} as quiet from accounts a where a.id = ${accountId}`);
  const { ownZone, classZone, quiet } = found;
  return classZone === null ? now : afterQuietHours(now, ownZone ?? classZone, quiet);
}
