import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { itemsOf, type ItemRow } from '#features/coursework/queries';
import { HISTORY, historyFrom, type History } from '#features/remote-attendance/queries';
import { PERSON } from '#features/people/queries-person';
import { LAST_SEEN_ON } from './queries-seen.ts';

export type ProfileParts = Pick<StudentProfile, 'student' | 'studentEnrollmentId' | 'lastSeenOn'> &
  History & { items: ItemRow[] };

/** Everything about one student, in one statement. */
export const findProfile = (db: Db, viewer: Viewer, enrollmentId: number, now: Instant): Promise<ProfileParts> =>
  db.one<ProfileParts>(sql`
    select ${PERSON} as student, e.id as "studentEnrollmentId", ${LAST_SEEN_ON} as "lastSeenOn",
      ${itemsOf(viewer, enrollmentId, now)} as items, ${HISTORY}
    ${historyFrom(viewer, now)}
    where e.university_id = ${viewer.universityId} and e.id = ${enrollmentId}`);
