import { editSchedule } from '@bcs/contract/features/scheduling/abilities';
import type { Span } from '@bcs/contract/features/scheduling/local-span';
import type { Holiday } from '@bcs/contract/features/universities/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Day, Zone } from '@bcs/contract/kernel/clock';
import { sql, empty, type Db } from '#database/db';
import { ROLE_COUNTS, HAS_ENDED } from '#kernel/scopes-of-grants';
import { isSeat } from '#kernel/seats';
import { meetingsIn } from './queries-class.ts';

/** A class into which items are copied. */
export interface TargetClass {
  readonly universityId: number;
  readonly courseId: number;
  readonly code: string;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly timeZone: Zone;
  readonly holidays: readonly Holiday[];
  readonly hasEnded: boolean;
  readonly meetings: readonly Span[];
}

/**
 * Finds another class that the viewer may edit by a grant or a role; undefined if there is none. ADM-101
 * @param holds whether to lock its plan until the transaction ends
 */
export const findTarget = (
  db: Db,
  { accountId, reach: { installation, universityIds } }: ClassAdministrator,
  courseId: number,
  holds: boolean,
) =>
  db.maybe<TargetClass>(sql`
    select c.university_id as "universityId", c.id as "courseId", c.code, c.start_date as "startDay", c.end_date as "endDay",
      c.time_zone as "timeZone", c.holidays, ${HAS_ENDED} as "hasEnded",
      coalesce((select json_agg(json_build_object('startTime', iso(m."startTime"), 'endTime', iso(m."endTime")) order by m."startTime")
        from (${meetingsIn(sql`c.university_id`, sql`c.id`)}) m), '[]') as meetings
    from courses c
    where c.id = ${courseId} and c.state <> 'deleted' and (${installation}::boolean or c.university_id = any(${[...universityIds]}::int[])
      or exists (select from enrollments e where e.university_id = c.university_id and e.course_id = c.id
        and e.account_id = ${accountId} and ${isSeat('e')} and e.role = any(${[...editSchedule.roles]}::text[]) and ${ROLE_COUNTS}))
    ${holds ? sql`for no key update of c` : empty}`);
