import type { Span } from '@bcs/contract/features/scheduling/local-span';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import { sql, type Sql, type Db } from '#database/db';

/** No class has as many. */
const MOST_MEETINGS = 3000;

/** When the class meetings of a class take place, the earliest first. */
export const meetingsIn = (universityId: Sql, courseId: Sql): Sql => sql`
  select start_time as "startTime", end_time as "endTime" from sessions
  where university_id = ${universityId} and course_id = ${courseId} and category_code = 'class' and cancelled_at is null
  order by start_time limit ${MOST_MEETINGS}`;

export const findMeetings = (db: Db, { universityId, courseId }: ClassKey): Promise<Span[]> =>
  db.many<Span>(meetingsIn(sql`${universityId}`, sql`${courseId}`));
