import { sql, type Db } from '#database/db';
import type { MissingEnrollment } from '../plan/queries-bases.ts';

/** The person who has an id of a source. */
export interface SourcePerson {
  readonly sourcedId: string;
  readonly accountId: number;
  readonly email: string;
}

/** Those who bear one of these ids of a source, and those with one of these e-mails who bear another one. ADM-060 */
export const findSourcePeople = (
  db: Db,
  source: string,
  ids: readonly string[],
  emails: readonly string[],
): Promise<SourcePerson[]> =>
  db.many<SourcePerson>(sql`
    select s.sourced_id as "sourcedId", a.id as "accountId", a.email
    from import_source_ids s join accounts a on a.id = s.account_id
    where s.source = ${source} and (s.sourced_id = any(${ids as string[]}::text[]) or a.email = any(${emails as string[]}::text[]))`);

/** Keeps who bears which id; who has one already keeps it. */
export const saveSourceIds = async (
  tx: Db,
  source: string,
  people: readonly { readonly sourcedId: string; readonly accountId: number }[],
  importId: number,
): Promise<number> =>
  people.length === 0
    ? 0
    : tx.run(sql`
        insert into import_source_ids (source, sourced_id, account_id, import_id)
        select ${source}, p."sourcedId", p."accountId", ${importId}
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("sourcedId" text, "accountId" int)
        on conflict (source, sourced_id) do nothing`);

/** With an import that is taken back the ids go that it brought. */
export const deleteSourceIds = (tx: Db, importId: number): Promise<number> =>
  tx.run(sql`delete from import_source_ids where import_id = ${importId}`);

/** Active enrollments of these people that a source began. */
export const findBegunOf = (db: Db, source: string, accountIds: readonly number[]): Promise<MissingEnrollment[]> =>
  db.many<MissingEnrollment>(sql`
    select b.object, c.id as "courseId", u.name as university, c.code as course, a.email, e.role, b.brought
    from enrollments e
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join universities u on u.id = c.university_id
    join accounts a on a.id = e.account_id
    join import_bases b on b.source = ${source} and b.noun = 'enrollments'
      and b.object = e.course_id || '/' || e.account_id and b.began
    where e.account_id = any(${accountIds as number[]}::int[]) and e.active order by u.name, c.code, a.email collate "C"`);

export interface ClassHere {
  readonly id: number;
  readonly code: string;
}
const MOST_CLASSES = 2000;

/** Finds the classes that a class of a source can stand for: those of the university, or the one of the import. */
export const findClassesHere = (
  db: Db,
  { universityId, courseId }: { readonly universityId: number | null; readonly courseId: number | null },
): Promise<ClassHere[]> =>
  db.many<ClassHere>(sql`
    select id, code from courses
    where university_id = ${universityId} and (${courseId}::int is null or id = ${courseId}) order by code limit ${MOST_CLASSES}`);
