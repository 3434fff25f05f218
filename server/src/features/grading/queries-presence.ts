import type { PresentGrader } from '@bcs/contract/features/grading/model';
import { PRESENCE_TIMEOUT } from '@bcs/contract/features/grading/presence';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';

/** Finds the kind of item that a submission is for. */
export const findContext = (db: Db, { universityId }: Viewer, submissionId: number) =>
  db.one<{ contextId: 1 | 2 }>(sql`
    select a.context_id as "contextId" from submissions w
    join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
    where w.university_id = ${universityId} and w.id = ${submissionId}`);

/** Records that a grader is present; returns true if they were not before. */
export async function recordPresence(db: Db, viewer: Viewer, submissionId: number, now: Instant): Promise<boolean> {
  const { universityId, accountId } = viewer;
  const before = await db.maybe<{ seenAt: Instant }>(sql`
    select seen_at as "seenAt" from grading_presence
    where university_id = ${universityId} and submission_id = ${submissionId} and account_id = ${accountId}`);
  await db.run(sql`
    insert into grading_presence (university_id, submission_id, account_id, seen_at)
    values (${universityId}, ${submissionId}, ${accountId}, ${now})
    on conflict (university_id, submission_id, account_id) do update set seen_at = greatest(grading_presence.seen_at, excluded.seen_at)`);
  return before === undefined || before.seenAt <= plus(now, -PRESENCE_TIMEOUT);
}

/** Removes a grader's presence; returns true if they were present. */
export const removePresence = async (db: Db, { universityId, accountId }: Viewer, submissionId: number) =>
  (await db.run(sql`
    delete from grading_presence
    where university_id = ${universityId} and submission_id = ${submissionId} and account_id = ${accountId}`)) > 0;

export interface PresentRow extends PresentGrader {
  accountId: number;
}

/** Finds the other present graders who still belong to the course's staff, in order of arrival. */
export const findOthers = (db: Db, viewer: Viewer, submissionId: number, now: Instant) =>
  db.many<PresentRow>(sql`
    select p.id as "accountId", p.first_name as "firstName", p.last_name as "lastName"
    from grading_presence g
    join accounts p on p.id = g.account_id
    where g.university_id = ${viewer.universityId} and g.submission_id = ${submissionId} and g.account_id <> ${viewer.accountId}
      and g.seen_at > ${plus(now, -PRESENCE_TIMEOUT)}
      and exists (select 1 from enrollments e where e.university_id = g.university_id and e.course_id = ${viewer.courseId}
        and e.account_id = g.account_id and e.active and e.role <> ${STUDENT})
    order by p.name_order, p.id limit 20`);
