import type { EndReason } from '@bcs/contract/features/rosters/model';
import type { Day } from '@bcs/contract/kernel/clock';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db } from '#database/db';

/** An enrollment that is about to be changed. */
export interface HeldEnrollment {
  readonly enrollmentId: number;
  readonly accountId: number;
  readonly name: string;
  readonly role: Role;
  readonly active: boolean;
  readonly endReason: EndReason | null;
  readonly lastDay: Day | null;
}

const find =
  (holds: boolean) =>
  (db: Db, { universityId, courseId }: ClassKey, enrollmentId: number): Promise<HeldEnrollment | undefined> =>
    db.maybe<HeldEnrollment>(sql`
      select e.id as "enrollmentId", e.account_id as "accountId", concat(a.first_name, ' ', a.last_name) as name, e.role, e.active,
        e.end_reason as "endReason", e.last_day as "lastDay"
      from enrollments e join accounts a on a.id = e.account_id
      where e.university_id = ${universityId} and e.course_id = ${courseId} and e.id = ${enrollmentId}
      ${holds ? sql`for update of e` : empty}`);

export const findEnrollment = find(false);
/** Holds the enrollment until the transaction ends. */
export const lockEnrollment = find(true);
