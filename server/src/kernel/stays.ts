import sql, { raw, type Sql } from 'sql-template-tag';

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
