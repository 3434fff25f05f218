import type { adminUniversities } from '@bcs/contract/features/universities/calls';
import type { UniversityInList } from '@bcs/contract/features/universities/model';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { InputOf } from '@bcs/contract/kernel/call';
import { sql, empty, type Db } from '#database/db';
import { contains, findPage, ordered } from '#kernel/listing';

type Input = InputOf<typeof adminUniversities>;

/** One page of the universities that a grant reaches. ADM-065 */
export const findUniversities = (
  db: Db,
  { reach: { installation, universityIds } }: Pick<Administrator, 'reach'>,
  { search, archived, descending, page }: Input,
) =>
  findPage<UniversityInList>(
    db,
    {
      row: sql`'id', u.id, 'name', u.name, 'shortName', u.short_name, 'logoUrl', u.logo_url, 'accentColor', u.accent_color,
        'timeZone', u.time_zone, 'archived', u.archived_at is not null,
        'cohorts', (select count(*) from cohorts h where h.university_id = u.id and h.archived_at is null),
        'classes', (select count(*) from courses c where c.university_id = u.id and c.state not in ('archived', 'deleted'))`,
      from: sql`universities u`,
      where: sql`(${installation}::boolean or u.id = any(${[...universityIds]}::int[]))
        and (u.archived_at is not null) = ${archived}
        ${search.trim() === '' ? empty : sql`and ${contains(search, sql`u.name`)}`}`,
      order: sql`${ordered(sql`name_key(u.name) collate "C"`, descending)}, u.id`,
    },
    page,
  );
