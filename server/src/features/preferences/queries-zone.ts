import { sql } from '#database/db';
import { isOffered } from '#kernel/seats';

/** The time zone of the latest class of the account `a`; null without one. D-196 */
export const CLASS_ZONE = sql`(
  select c.time_zone from enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  where e.account_id = a.id and ${isOffered('e')}
  order by c.start_date desc, c.id desc limit 1)`;

/** The time zone of the account `a`: its own, else that of its class. D-196 */
export const ZONE = sql`coalesce(a.time_zone, ${CLASS_ZONE}, 'UTC')`;
