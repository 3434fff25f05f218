import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { Brought, SourceKind } from './source.ts';

/** The content that a source brought of one item. */
export interface ItemBase extends Brought {
  readonly kind: 'session' | 'assignment';
  readonly key: string;
}

/** Finds the content that the class last took over from a source. */
export const findBases = (db: Db, { universityId, courseId }: ClassKey, source: SourceKind): Promise<ItemBase[]> =>
  db.many<ItemBase>(sql`
    select kind, key, brought -> 'facts' as facts, brought ->> 'text' as text, brought ->> 'file' as file,
      brought -> 'keys' as keys
    from curriculum_bases
    where university_id = ${universityId} and course_id = ${courseId} and source = ${source}
    order by kind, key`);

/** When a source was last taken over, and its course.yaml. */
export interface Taken {
  readonly at: Instant;
  readonly by: string | null;
  readonly revision: string | null;
  readonly courseFile: string | null;
}
export const findTaken = (
  db: Db,
  { universityId, courseId }: ClassKey,
  source: SourceKind,
): Promise<Taken | undefined> =>
  db.maybe<Taken>(sql`
    select s.taken_at as at, case when a.id is not null then concat(a.first_name, ' ', a.last_name) end as by, s.revision, s.course_file as "courseFile"
    from curriculum_sources s left join accounts a on a.id = s.taken_by
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.source = ${source}`);

/** Nobody else changes an item of the class until the transaction ends. */
export async function lockItems(tx: Db, { universityId, courseId }: ClassKey): Promise<void> {
  await tx.run(sql`
    select id from sessions where university_id = ${universityId} and course_id = ${courseId} order by id for no key update`);
  await tx.run(sql`
    select id from assignments where university_id = ${universityId} and course_id = ${courseId} order by id for no key update`);
}

/** Counts the active students who have handed in each assignment; an assignment without any is left out. */
export const countSubmitted = (
  db: Db,
  { universityId, courseId }: ClassKey,
): Promise<{ id: number; count: number }[]> =>
  db.many(sql`
    select a.id, count(*)::int as count from assignments a
    join submissions s on s.university_id = a.university_id and s.assignment_id = a.id
    join enrollments e on e.university_id = s.university_id and e.id = s.enrollment_id and e.active
    where a.university_id = ${universityId} and a.course_id = ${courseId}
    group by a.id`);
