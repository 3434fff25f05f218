import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { EXTENDED_DUE } from '#features/coursework/queries-assignment';

/** All that is stored of an assignment; what derives from it is left out. @public */
export const ASSIGNMENT_COLUMNS = sql`university_id, id, course_id, context_id, title, header, content, assignment_date, due_date,
  buffer_days, required, required_for_graduation, prework, min_hours, max_hours, updated_at, draft, release_at, archived_at,
  version, due_session_id, due_tie, curriculum_key`;

/** The present state of an assignment that is being deleted. */
export interface HeldAssignment {
  readonly name: string;
  readonly version: number;
  readonly contextId: number;
  readonly effectiveDueDate: Instant;
}

/** Held against everybody who would hand in work for it, until it is gone: whoever was faster is seen then. */
export const lockAssignment = (
  db: Db,
  { universityId, courseId }: ClassKey,
  id: number,
): Promise<HeldAssignment | undefined> =>
  db.maybe<HeldAssignment>(sql`
    select a.title as name, a.version, a.context_id as "contextId", ${EXTENDED_DUE} as "effectiveDueDate" from assignments a
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = ${id} for update`);

/** Moves an assignment with its earlier texts to what was deleted. @returns the deletion */
export async function deleteAssignment(
  db: Db,
  { universityId, courseId }: ClassKey,
  id: number,
  now: Instant,
): Promise<number> {
  const deletion = await db.one<{ id: number }>(sql`
    insert into deleted_items (university_id, course_id, kind, item, texts, deleted_at)
    select a.university_id, a.course_id, 'assignment', to_jsonb(a) - 'words',
      (select coalesce(jsonb_agg(to_jsonb(v) order by v.version), '[]') from assignment_versions v
        where v.university_id = a.university_id and v.assignment_id = a.id),
      ${now}
    from assignments a where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = ${id}
    returning id`);
  await db.run(sql`delete from assignments where university_id = ${universityId} and id = ${id}`);
  return deletion.id;
}

/** Puts it back with its own number and its earlier texts. */
export async function restoreAssignment(db: Db, { universityId }: ClassKey, deletionId: number): Promise<void> {
  const deletion = sql`select * from deleted_items where university_id = ${universityId} and id = ${deletionId}`;
  await db.run(sql`
    insert into assignments (${ASSIGNMENT_COLUMNS}) overriding system value
    select ${ASSIGNMENT_COLUMNS} from (select (jsonb_populate_record(null::assignments, d.item)).* from (${deletion}) d) a`);
  await db.run(sql`
    insert into assignment_versions
    select v.* from (${deletion}) d, jsonb_populate_recordset(null::assignment_versions, d.texts) v`);
}
