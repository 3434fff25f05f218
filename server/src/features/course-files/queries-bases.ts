import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { ItemBase } from './queries.ts';
import type { CourseSource } from './source.ts';

/** Keeps what a source has brought, in place of what it brought before. ADM-103, ADM-108 */
export async function keepBases(
  tx: Db,
  { universityId, courseId }: ClassKey,
  { kind: source }: Pick<CourseSource, 'kind'>,
  {
    brought,
    gone,
  }: { readonly brought: readonly ItemBase[]; readonly gone: readonly Pick<ItemBase, 'kind' | 'key'>[] },
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

/** @param accountId null: on the command line */
export const keepSource = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { kind, revision, files, plan }: CourseSource,
  accountId: number | null,
  now: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into curriculum_sources (university_id, course_id, source, taken_at, taken_by, revision, course_file, plan_id, plan_version)
    values (${universityId}, ${courseId}, ${kind}, ${now}, ${accountId}, ${revision}, ${files['course.yaml'] ?? null},
      ${plan?.planId ?? null}, ${plan?.number ?? null})
    on conflict (university_id, course_id, source) do update set taken_at = excluded.taken_at, taken_by = excluded.taken_by,
      revision = excluded.revision, course_file = excluded.course_file, plan_id = excluded.plan_id,
      plan_version = excluded.plan_version`);
