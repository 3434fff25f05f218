import type { SessionFields } from '@bcs/contract/features/session-editor/model';
import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { AssignmentConsequences } from '@bcs/contract/features/assignment-editor/model';
import { sql, type Db } from '#database/db';
import { planSave, type StoredChange } from '#features/assignment-editor/queries-consequences';
import type { Context } from '#kernel/context';

/**
 * Creates a session.
 * @returns its id
 */
export async function insertSession(
  db: Db,
  { universityId, courseId, enrollmentId }: ClassAdministrator,
  fields: SessionFields,
  now: Instant,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, chapter, short_description,
      long_description, start_time, end_time, classroom_id, created_by, updated_at)
    values (${universityId}, ${courseId}, ${contextOfKind(fields)}, ${fields.category}, ${fields.name}, ${fields.chapter},
      ${fields.shortDescription}, ${fields.longDescription}, ${fields.startTime}, ${fields.endTime}, ${fields.roomId},
      ${enrollmentId}, ${now})
    returning id`);
  return id;
}

/**
 * Updates any number of sessions in one statement; one that is in the future again gets its absences again afterwards.
 */
export const updateSessions = (
  db: Db,
  { universityId, courseId }: ClassAdministrator,
  sessions: readonly (SessionFields & { readonly id: number })[],
  now: Instant,
) =>
  db.run(sql`
    update sessions s set category_code = n.category, name = n.name, chapter = n.chapter,
      short_description = n."shortDescription", long_description = n."longDescription", start_time = n."startTime",
      end_time = n."endTime", classroom_id = n."roomId", updated_at = ${now}::timestamptz,
      absences_set_at = case when n."endTime" > ${now}::timestamptz then null else s.absences_set_at end
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as n(id int, category text, name text, chapter numeric,
      "shortDescription" text, "longDescription" text, "startTime" timestamptz, "endTime" timestamptz, "roomId" int)
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.id = n.id`);

/**
 * Cancels or restores a session.
 * @param cancelledAt null restores it
 */
export const setCancelled = (
  db: Db,
  place: ClassAdministrator,
  id: number,
  cancelledAt: Instant | null,
  now: Instant,
): Promise<number> => setAllCancelled(db, place, [id], cancelledAt, now);

/**
 * Cancels or restores sessions.
 * @param cancelledAt null restores them
 */
export const setAllCancelled = (
  db: Db,
  { universityId, courseId }: ClassAdministrator,
  ids: readonly number[],
  cancelledAt: Instant | null,
  now: Instant,
) =>
  db.run(sql`
    update sessions set cancelled_at = ${cancelledAt}, updated_at = ${now}
    where university_id = ${universityId} and course_id = ${courseId} and id = any(${[...ids]}::int[])`);

export const NO_DUE_CONSEQUENCES: AssignmentConsequences = {
  submissionsBecomeLate: 0,
  submissionsNoLongerLate: 0,
  studentsBecomeOverdue: 0,
  studentsNoLongerOverdue: 0,
  studentsTold: 0,
  studentsSee: 0,
  verdicts: [],
};

/** Plans the consequences of changed due dates for students; without any, no query runs. ADM-096, ADM-097 */
export async function planDueDates(
  context: Context,
  dueDates: readonly StoredChange[],
): Promise<{ counted: readonly ItemChange[]; due: AssignmentConsequences }> {
  if (dueDates.length === 0) return { counted: [], due: NO_DUE_CONSEQUENCES };
  const { digest: _own, changes: counted, ...due } = await planSave(context, dueDates);
  return { counted, due };
}
