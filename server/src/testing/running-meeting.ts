import { sql, type Db } from '#database/db';

/** A meeting of the built-in classroom runs in every session of a course, started by one of its staff. */
export async function runMeetings(db: Db, courseId: number, startedBy: number, now: string): Promise<void> {
  await db.run(sql`
    insert into meetings (university_id, course_id, session_id, provider, external_id, started_by, started_at, opened_at, opening_until)
    select university_id, course_id, id, 'built-in', 'bcs-test', ${startedBy}, ${now}, ${now}, ${now} from sessions where course_id = ${courseId}`);
  await db.run(sql`
    insert into meeting_sessions (university_id, meeting_id, session_id, course_id)
    select university_id, id, session_id, course_id from meetings where course_id = ${courseId} and ended_at is null`);
}
