import { sql, type Db } from '#database/db';
import type { Audience } from '#kernel/changes';
import type { Cells } from './given-cells.ts';

/** The courses and the people that rows of a file name. */
export const findNamed = async (db: Db, rows: readonly Cells[]): Promise<Audience[]> => {
  const named = await db.many<{ audience: Audience }>(sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(university text, course text, code text, email text))
    select 'course ' || c.id as audience
    from row join universities u on u.name = row.university
    join courses c on c.university_id = u.id and c.code = coalesce(row.course, row.code)
    union
    select 'account ' || a.id from row join accounts a on a.email = row.email`);
  return named.map(({ audience }) => audience);
};
