import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { BroughtContent, SourceKind, CourseSource } from './source.ts';

/** An item as its source last brought it. */
export interface ItemAsBrought extends BroughtContent {
  readonly kind: 'session' | 'assignment';
  readonly key: string;
}

/** Finds the content that the class last took over from a source. */
export const findBases = (db: Db, { universityId, courseId }: ClassKey, source: SourceKind) =>
  db.many<ItemAsBrought>(sql`
    select kind, key, brought -> 'facts' as facts, brought ->> 'text' as text, brought ->> 'file' as file,
      brought -> 'keys' as keys
    from curriculum_bases
    where university_id = ${universityId} and course_id = ${courseId} and source = ${source}
    order by kind, key`);

/** The time of the last take-over, and its course.yaml. */
export type TakenSource = Readonly<{
  at: Instant;
  by: string | null;
  revision: string | null;
  courseFile: string | null;
}>;
export const findTakenSource = (db: Db, { universityId, courseId }: ClassKey, source: SourceKind) =>
  db.maybe<TakenSource>(sql`
    select s.taken_at as at, case when a.id is not null then concat(a.first_name, ' ', a.last_name) end as by, s.revision, s.course_file as "courseFile"
    from curriculum_sources s left join accounts a on a.id = s.taken_by
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.source = ${source}`);

/** Locks all items of the class until the transaction ends. */
export async function lockItems(tx: Db, { universityId, courseId }: ClassKey): Promise<void> {
  await tx.run(sql`
    select id from sessions where university_id = ${universityId} and course_id = ${courseId} order by id for no key update`);
  await tx.run(sql`
    select id from assignments where university_id = ${universityId} and course_id = ${courseId} order by id for no key update`);
}

/** Counts the active students who have submitted each assignment; assignments without any are left out. */
export const countSubmitted = (db: Db, { universityId, courseId }: ClassKey) =>
  db.many<{ id: number; count: number }>(sql`
    select a.id, count(*)::int as count from assignments a
    join submissions s on s.university_id = a.university_id and s.assignment_id = a.id
    join enrollments e on e.university_id = s.university_id and e.id = s.enrollment_id and e.active
    where a.university_id = ${universityId} and a.course_id = ${courseId}
    group by a.id`);

/** Stores what a source has brought, replacing its earlier content. ADM-103, ADM-108 */
export async function storeBases(
  tx: Db,
  { universityId, courseId }: ClassKey,
  { kind: source }: Pick<CourseSource, 'kind'>,
  {
    brought,
    gone,
  }: Readonly<{ brought: readonly ItemAsBrought[]; gone: readonly Pick<ItemAsBrought, 'kind' | 'key'>[] }>,
): Promise<void> {
  const rows = brought.map(({ kind, key, ...item }) => ({ kind, key, brought: item }));
  await tx.run(sql`
    insert into curriculum_bases (university_id, course_id, source, kind, key, brought)
    select ${universityId}, ${courseId}, ${source}, n.kind, n.key, n.brought
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(kind text, key text, brought jsonb)
    on conflict (university_id, course_id, source, kind, key) do update set brought = excluded.brought`);
  await tx.run(sql`
    delete from curriculum_bases b using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g(kind text, key text)
    where b.university_id = ${universityId} and b.course_id = ${courseId} and b.source = ${source}
      and b.kind = g.kind and b.key = g.key`);
}

/**
 * Records a take-over.
 * @param accountId null on the command line
 */
export const storeSource = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { kind, revision, files, plan }: CourseSource,
  accountId: number | null,
  now: Instant,
) =>
  tx.run(sql`
    insert into curriculum_sources (university_id, course_id, source, taken_at, taken_by, revision, course_file, plan_id, plan_version)
    values (${universityId}, ${courseId}, ${kind}, ${now}, ${accountId}, ${revision}, ${files['course.yaml'] ?? null},
      ${plan?.planId ?? null}, ${plan?.number ?? null})
    on conflict (university_id, course_id, source) do update set taken_at = excluded.taken_at, taken_by = excluded.taken_by,
      revision = excluded.revision, course_file = excluded.course_file, plan_id = excluded.plan_id,
      plan_version = excluded.plan_version`);
