import type { ImportSummary } from '@bcs/contract/features/imports/model';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Db } from '#database/db';
import { findPage } from '#kernel/listing';
import { IMPORTS, SHOWN_KIND, progressAt, importState } from './queries-imports.ts';

interface Asked {
  readonly page: number;
  readonly descending: boolean;
  /** Limits the list to one import. */
  readonly importId?: number | undefined;
}

/**
 * Finds imports that a person may see.
 * @param within limits `i`
 */
export const findImports = (db: Db, within: Sql, { page, descending, importId }: Asked, now: Instant) =>
  findPage<ImportSummary>(
    db,
    {
      row: sql`'id', i.id, 'kind', ${SHOWN_KIND}, 'state', ${importState(now)}, 'fileName', i.file_name,
        'author', trim(a.first_name || ' ' || a.last_name), 'university', u.name, 'course', c.code,
        'createdAt', iso(i.created_at), 'appliedAt', iso(i.applied_at), 'undoneAt', iso(i.undone_at), 'counts', i.counts, 'progress', ${progressAt(now)}`,
      from: IMPORTS,
      where: sql`i.kind in ('people', 'enrollments', 'bulk') and ${within} and (${importId ?? null}::int is null or i.id = ${importId ?? null})`,
      order: descending ? sql`i.id desc` : sql`i.id`,
    },
    page,
  );

/** A class whose roster somebody may import. */
type ClassToImport = Readonly<{ id: number; code: string; university: string; universityId: number }>;
interface Places {
  /** The universities within reach of a grant. */
  readonly universities: Readonly<{ id: number; name: string }>[];
  readonly classes: ClassToImport[];
}

const MOST_UNIVERSITIES = 1000;
const MOST_CLASSES = 2000;

/** Finds the universities and classes in which a person can start an import. */
export const findPlaces = (db: Db, { reach, seats }: ClassesAdministrator) => {
  const reached = sql`(${reach.installation} or u.id = any(${[...reach.universityIds]}::int[]))`;
  const own = seats.map(({ courseId }) => courseId);
  return db.one<Places>(sql`
    select array(select json_build_object('id', u.id, 'name', u.name) from universities u where ${reached}
        order by u.name limit ${MOST_UNIVERSITIES}) as universities,
      array(select json_build_object('id', c.id, 'code', c.code, 'university', u.name, 'universityId', u.id)
        from courses c join universities u on u.id = c.university_id where (${reached} or c.id = any(${own}::int[])) and c.state in ('draft', 'published')
        order by u.name, c.code limit ${MOST_CLASSES}) as classes`);
};

/** Finds a class whose roster the person may import. */
export const findClass = (db: Db, { reach, seats }: ClassesAdministrator, id: number) =>
  db.maybe<{ universityId: number }>(sql`
    select university_id as "universityId" from courses
    where id = ${id} and (${reach.installation} or university_id = any(${[...reach.universityIds]}::int[])
      or id = any(${seats.map(({ courseId }) => courseId)}::int[]))`);
