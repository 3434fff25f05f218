import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '@bcs/contract/kernel/ability';

const ABOUT_WORK = ['SUBMISSION_GRADED', 'CAREER_FEEDBACK', 'SUBMISSION_COMMENT'];
/** Older ones stand among the notifications. */
const MAX_FEEDBACK = 5;

/** Selects the latest unread notifications about the viewer's own work; an expression for a select list. */
export const unreadFeedbackOf = ({ universityId, enrollmentId }: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
      'notificationId', n.id, 'assignmentId', (n.content ->> 'assignmentId')::int, 'message', n.content ->> 'message',
      'isComment', n.type = 'SUBMISSION_COMMENT') order by n.id desc), '[]')
  from (
    select n.id, n.type, n.content from notifications n
    where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and n.handled_at is null
      and n.type = any(${ABOUT_WORK}) and n.content ->> 'assignmentId' is not null
    order by n.id desc limit ${MAX_FEEDBACK}) n)`;
