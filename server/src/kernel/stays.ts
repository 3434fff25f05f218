import { sql, raw, type Sql } from '#database/db';

/**
 * Tells whether the person of an enrollment was in the class at a moment; the rule `wasThere` of the contract in SQL.
 * D-229
 * @param alias of the enrollment in the statement
 */
export const wasThere = (alias: string, at: Sql): Sql => sql`${raw(alias)}.stays @> ${at}`;

/** The stays of an enrollment as JSON, the first first. */
export const staysOf = (alias: string): Sql => sql`(
  select coalesce(json_agg(json_build_object('from', iso(lower(stay)), 'until', iso(upper(stay))) order by lower(stay)), '[]')
  from unnest(${raw(alias)}.stays) stay)`;

/**
 * The time from the first to the last moment of an enrollment, also where it was a mistake or resumed: what somebody has
 * read meanwhile is not unread. D-325
 */
export const spanOf = (alias: string): Sql =>
  sql`tstzrange(${raw(alias)}.activated_at,
    case when not ${raw(alias)}.active then greatest(${raw(alias)}.ended_at, ${raw(alias)}.activated_at) end, '[]')`;
