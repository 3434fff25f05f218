import type { UnreadFeedback } from '@bcs/contract/features/dashboard/do-next';
import { contentOf, type StoredNotification } from '@bcs/contract/features/notifications/stored';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { sql, type Sql } from '#database/db';
import { STORED_COLUMNS } from '#features/notifications/queries';

const ABOUT_WORK = ['SUBMISSION_GRADED', 'CAREER_FEEDBACK', 'SUBMISSION_COMMENT'];
/** The number of entries; older ones are found among the notifications. */
const MAX_FEEDBACK = 5;

/** Unread feedback as it is stored. */
export interface FeedbackRow extends StoredNotification {
  readonly notificationId: number;
}

/** Composes feedback for its reader. */
export const readFeedback = (
  { notificationId, ...stored }: FeedbackRow,
  { role, timeZone: zone }: Viewer,
): UnreadFeedback => ({
  notificationId,
  assignmentId: Number(stored.facts['assignmentId']),
  message: contentOf(stored, { role, zone }).message,
  isComment: stored.type === 'SUBMISSION_COMMENT',
});

/** An expression for a select list: the latest unread notifications about the viewer's work. */
export const selectUnreadFeedback = ({ universityId, enrollmentId }: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
      'notificationId', n.id, 'type', n.type, 'facts', n.facts, 'isOpen', n."isOpen") order by n.id desc), '[]')
  from (
    select n.id, ${STORED_COLUMNS} from notifications n
    where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and n.handled_at is null
      and n.type = any(${ABOUT_WORK}) and n.facts ->> 'assignmentId' is not null
    order by n.id desc limit ${MAX_FEEDBACK}) n)`;
