import { sql } from '#database/db';
import { isBlocked } from '#kernel/seats';

/** The student of the account `c` as JSON. PEOPLE-011 */
export const PERSON = sql`(jsonb_build_object(
  'id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
  'githubUserName', c.github_user_name, 'nexusAvatarUrl', c.nexus_avatar_url, 'avatarUrl', c.avatar_url)
  || case when ${isBlocked('c')} then '{"isBlocked": true}' else '{}' end::jsonb)`;
