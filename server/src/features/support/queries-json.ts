import { sql } from '#database/db';
import { avatarOf } from '#features/identity/queries-account';

/** The messages about a ticket `t`, the oldest first. */
export const MESSAGES = sql`coalesce((
  select json_agg(json_build_object('id', m.id, 'body', m.body, 'date', iso(m.created_at), 'byStaff', m.by_staff,
    'author', json_build_object('firstName', w.first_name, 'lastName', w.last_name)) order by m.created_at, m.id)
  from support_messages m join accounts w on w.id = m.account_id
  where m.ticket_id = t.id), '[]')`;

/** A row of the desk: ticket `t`, its person `a` and its course `c`, if it has one. */
export const ROW = sql`
  t.id, t.role_code as role, t.category_code as category, t.subcategory_code as subcategory, t.priority, t.state, t.created_at as date, t.changed_at as "changedAt",
  json_build_object('firstName', a.first_name, 'lastName', a.last_name) as person,
  ${avatarOf('a')} as "userAccountAvatar",
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'code', c.code) end as course`;
