import { CREATED_CATEGORY } from '@bcs/contract/features/sessions/categories';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

export interface CareerSessionFields {
  readonly name: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly chapter: number;
}

/** Created sessions are always career sessions. D-071 */
export const insertCareerSession = (db: Db, viewer: Viewer, fields: CareerSessionFields, now: Instant) =>
  db.one<{ id: number }>(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, chapter, short_description,
      long_description, start_time, end_time, created_by, updated_at)
    values (${viewer.universityId}, ${viewer.courseId}, 2, ${CREATED_CATEGORY}, ${fields.name.trim()}, ${fields.chapter},
      ${fields.shortDescription}, ${fields.longDescription}, ${fields.startTime}, ${fields.endTime}, ${viewer.enrollmentId}, ${now})
    returning id`);

/** Locks the session, so that two changes are made one after the other. */
export const lockSession = (db: Db, { universityId }: Viewer, id: number) =>
  db.maybe<{ context: { id: number }; startTime: Instant; updatedAt: Instant }>(sql`
    select json_build_object('id', s.context_id) as context, s.start_time as "startTime", s.updated_at as "updatedAt"
    from sessions s
    where s.university_id = ${universityId} and s.id = ${id} and s.cancelled_at is null
    for no key update`);

/** Changes a session, and returns whether anything is different. */
export async function changeCareerSession(
  db: Db,
  { universityId }: Viewer,
  id: number,
  fields: CareerSessionFields,
  now: Instant,
): Promise<boolean> {
  const { name, chapter, shortDescription, longDescription, startTime, endTime } = {
    ...fields,
    name: fields.name.trim(),
  };
  const changed = await db.run(sql`
    update sessions s set name = ${name}, chapter = ${chapter}, short_description = ${shortDescription},
      long_description = ${longDescription}, start_time = ${startTime}, end_time = ${endTime}, updated_at = ${now}
    where s.university_id = ${universityId} and s.id = ${id}
      and (s.name, s.chapter, s.short_description, s.long_description, s.start_time, s.end_time) is distinct from
        (${name}, ${chapter}::numeric, ${shortDescription}, ${longDescription}, ${startTime}::timestamptz, ${endTime}::timestamptz)`);
  return changed > 0;
}

/** Cancels a session: it disappears from every list, but is kept with its data. */
export const cancelSession = (db: Db, { universityId }: Viewer, id: number, now: Instant) =>
  db.run(
    sql`update sessions set cancelled_at = ${now} where university_id = ${universityId} and id = ${id} and cancelled_at is null`,
  );
