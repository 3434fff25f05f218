import type { PersonState } from '@bcs/contract/features/accounts/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';

/** The time until which the account `a` is locked, or null. Failed logins are counted by the hash of the name. D-026 */
export const lockedUntil = (now: Instant): Sql => sql`(
  select f.locked_until from login_failures f
  where f.name_hash = sha256(convert_to(a.email, 'UTF8')) and f.locked_until > ${now}::timestamptz)`;

/** `personState` as a condition on the account `a`; a test holds both together. ADM-017 */
export function isInState(state: PersonState, now: Instant): Sql {
  const locked = sql`${lockedUntil(now)} is not null`;
  if (state === 'deactivated') return sql`not a.active`;
  if (state === 'locked') return sql`a.active and ${locked}`;
  const signedIn = state === 'active' ? sql`a.last_login_at is not null` : sql`a.last_login_at is null`;
  return sql`a.active and ${signedIn} and not ${locked}`;
}
