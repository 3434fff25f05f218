import { sql, join, raw } from '#database/db';

/** The tables and columns that hold work done by a person in a class, or given to them there. ADM-027 */
export const WORK: readonly (readonly [table: string, column: string])[] = [
  ['announcements', 'staff_enrollment_id'],
  ['attendance', 'enrollment_id'],
  ['attendance_history', 'enrollment_id'],
  ['billing_entries', 'enrollment_id'],
  ['chat_conversations', 'student_enrollment_id'],
  ['chat_messages', 'author_enrollment_id'],
  ['follow_ups', 'enrollment_id'],
  ['form_submissions', 'enrollment_id'],
  ['remote_requests', 'enrollment_id'],
  ['sessions', 'created_by'],
  ['submission_comments', 'enrollment_id'],
  ['submissions', 'enrollment_id'],
  ['weekly_feedback', 'enrollment_id'],
];

/** Tells whether work hangs on the enrollment `e`. */
export const HAS_WORK = sql`(${join(
  WORK.map(
    ([table, column]) =>
      sql`exists (select from ${raw(table)} w where w.university_id = e.university_id and w.${raw(column)} = e.id)`,
  ),
  ' or ',
)})`;
