import { sql, raw, type Sql } from '#database/db';

/**
 * Tells whether the person of an enrollment was in the class at a given time: `wasEnrolledAt` of the contract in SQL.
 * D-229
 * @param alias of the enrollment in the statement
 */
export const wasThere = (alias: string, at: Sql): Sql => sql`${raw(alias)}.stays @> ${at}`;

/** The stays of an enrollment as JSON, in chronological order. */
export const staysOf = (alias: string): Sql => sql`(
  select coalesce(json_agg(json_build_object('from', iso(lower(stay)), 'until', iso(upper(stay))) order by lower(stay)), '[]')
  from unnest(${raw(alias)}.stays) stay)`;

/**
 * The time from the first to the last moment of an enrollment, including gaps and mistakes, since what somebody has
 * read cannot become unread. D-325
 */
export const enrollmentSpan = (alias: string): Sql =>
  sql`tstzrange(${raw(alias)}.activated_at,
    case when not ${raw(alias)}.active then greatest(${raw(alias)}.ended_at, ${raw(alias)}.activated_at) end, '[]')`;
