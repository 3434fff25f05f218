import type { ClassSession } from '@bcs/contract/features/cohort-health/facts';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { raw, sql, type Db, type Sql } from '#database/db';
import { EXTENDED_DUE } from '#features/coursework/queries-assignment';

/**
 * Restores rows with the columns that they had. Columns that the table has got since then take their defaults, so that
 * no migration has to know of deleted rows.
 * @param rows selects the rows as one JSON array
 */
async function restoreRows(db: Db, table: string, rows: Sql): Promise<void> {
  const { columns } = await db.one<{ columns: string | null }>(sql`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped
      and jsonb_exists((${rows}) -> 0, attname)`);
  if (columns === null) return;
  await db.run(sql`
    insert into ${raw(table)} (${raw(columns)}) overriding system value
    select ${raw(columns)} from jsonb_populate_recordset(null::${raw(table)}, (${rows}))`);
}

/** The state of an assignment before its deletion. */
export type HeldAssignment = Readonly<{ name: string; version: number; contextId: number; effectiveDueDate: Instant }>;

/** Locks an assignment against new submissions until it is deleted; earlier ones are then visible. */
export const lockAssignment = (db: Db, { universityId, courseId }: ClassKey, id: number) =>
  db.maybe<HeldAssignment>(sql`
    select a.title as name, a.version, a.context_id as "contextId", ${EXTENDED_DUE} as "effectiveDueDate" from assignments a
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = ${id} for update`);

/**
 * Moves an assignment with its earlier versions to the deleted items.
 * @returns the id of the deletion
 */
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

/** Restores an assignment with its original id and its earlier versions. */
export async function restoreAssignment(db: Db, { universityId }: ClassKey, deletionId: number): Promise<void> {
  const deletion = sql`from deleted_items where university_id = ${universityId} and id = ${deletionId}`;
  await restoreRows(db, 'assignments', sql`select jsonb_build_array(item) ${deletion}`);
  await restoreRows(db, 'assignment_versions', sql`select texts ${deletion}`);
}

/** A session that is being deleted or restored. */
export interface HeldSession extends ClassSession {
  readonly cancelledAt: Instant | null;
  readonly version: number;
}

/** Locks a session against new data until it is deleted; earlier data is then visible. */
export const lockSession = (db: Db, { universityId, courseId }: ClassKey, id: number) =>
  db.maybe<HeldSession>(sql`
    select id, name, context_id as "contextId", start_time as "startTime", end_time as "endTime",
      cancelled_at as "cancelledAt", version
    from sessions where university_id = ${universityId} and course_id = ${courseId} and id = ${id} for update`);

/**
 * Moves a session with its resources to the deleted items; due dates that were tied to it keep their dates.
 * @returns the id of the deletion
 */
export async function deleteSession(
  db: Db,
  { universityId, courseId }: ClassKey,
  id: number,
  now: Instant,
): Promise<number> {
  const deletion = await db.one<{ id: number }>(sql`
    with untied as (
      update assignments a set due_session_id = null, due_tie = null, updated_at = ${now}
      from assignments was
      where a.university_id = ${universityId} and a.course_id = ${courseId} and a.due_session_id = ${id}
        and was.university_id = a.university_id and was.id = a.id
      returning a.id, was.due_tie as tie, a.version)
    insert into deleted_items (university_id, course_id, kind, item, ties, resources, deleted_at)
    select s.university_id, s.course_id, 'session', to_jsonb(s) - 'words',
      (select coalesce(jsonb_agg(to_jsonb(u)), '[]') from untied u),
      (select coalesce(jsonb_agg(to_jsonb(g) order by g.position), '[]') from session_resources g
        where g.university_id = s.university_id and g.session_id = s.id), ${now}
    from sessions s where s.university_id = ${universityId} and s.course_id = ${courseId} and s.id = ${id}
    returning id`);
  await db.run(sql`delete from sessions where university_id = ${universityId} and id = ${id}`);
  return deletion.id;
}

/** Restores a session with its original id, and ties due dates to it again if nobody has changed them since. ADM-096 */
export async function restoreSession(
  db: Db,
  { universityId, courseId }: ClassKey,
  deletionId: number,
  now: Instant,
): Promise<void> {
  const deletion = sql`from deleted_items where university_id = ${universityId} and id = ${deletionId}`;
  await restoreRows(db, 'sessions', sql`select jsonb_build_array(item) ${deletion}`);
  await restoreRows(db, 'session_resources', sql`select resources ${deletion}`);
  await db.run(sql`
    update assignments a set due_session_id = (d.item ->> 'id')::int, due_tie = t.tie, updated_at = ${now}
    from (select item, ties ${deletion}) d, jsonb_to_recordset(d.ties) as t(id int, tie jsonb, version int)
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = t.id and a.version = t.version`);
}
