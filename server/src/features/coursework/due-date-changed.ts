import type { Assignment } from '@bcs/contract/features/coursework/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { dateText, localDay, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { tellRealtime } from '#kernel/realtime';
import { findWatchers } from './queries.ts';

/** Tells the students that something is due at another time. Annex F: DUE_DATE_CHANGED */
export async function dueDateChanged(db: Db, viewer: Viewer, assignment: Assignment, now: Instant): Promise<void> {
  const { id, title, effectiveDueDate, context } = assignment;
  await notify(db, {
    type: 'DUE_DATE_CHANGED',
    universityId: viewer.universityId,
    to: { courseId: viewer.courseId, roles: ['student'] },
    content: {
      message: `The due date of ${title} is now ${dateText(localDay(effectiveDueDate, viewer.timeZone))}.`,
      assignmentId: id,
      effectiveDueDate,
      context: context.contextCode === 'career' ? 'Career' : 'Academic',
    },
    now,
  });
  await tellRealtime(db, { kind: 'coursework', enrollmentIds: await findWatchers(db, viewer, null) });
}
