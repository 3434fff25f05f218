import sql from 'sql-template-tag';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { isSeat } from '#kernel/seats';

export interface AssistantOf {
  readonly attends: boolean;
  /** Where the assistant of the cohort is; null where it has none. */
  readonly template: string | null;
  readonly universityId: number | null;
  readonly role: Role | null;
}

/** A cohort as somebody with an active enrollment in it sees it. CHAT-011, D-168 */
export const findAssistant = (db: Db, accountId: number, cohortId: number): Promise<AssistantOf> =>
  db.one<AssistantOf>(sql`
    select e.id is not null as attends, h.assistant_url as template, h.university_id as "universityId", e.role
    from (select 1) one
    left join (
      cohorts h
      join courses c on c.university_id = h.university_id and c.cohort_id = h.id
      join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.account_id = ${accountId} and ${isSeat('e')})
      on h.id = ${cohortId}
    order by e.id limit 1`);
