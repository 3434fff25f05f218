import { sql } from '#database/db';

/**
 * The last comment on each submission of the course `t`, along an index: its submission, who wrote it, and when. By the
 * student of the submission, it may wait for an answer. SUCC-016
 */
export const LAST_WORDS = sql`
  select distinct on (m.submission_id) m.submission_id, m.enrollment_id, m.created_at from submission_comments m
  where m.university_id = t.university_id and m.course_id = t.course_id and m.deleted_at is null
  order by m.submission_id, m.id desc`;
