import type { compareWithPlan } from '@bcs/contract/features/course-files/calls';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { OutputOf } from '@bcs/contract/kernel/call';
import { sql, type Db } from '#database/db';
import type { CourseSource } from './source.ts';

type Shown = OutputOf<typeof compareWithPlan>;

/** The highest number of plans, more than any university has. */
const MOST_PLANS = 500;

/** Finds the version that the class last took over. */
export const findTakenPlan = (db: Db, { universityId, courseId }: ClassKey) =>
  db.maybe<Shown['taken']>(sql`
    select s.plan_id as "planId", p.name, s.plan_version as number, s.taken_at as at,
      (select max(number) from curriculum_plan_versions v where v.university_id = s.university_id and v.plan_id = s.plan_id) as latest,
      case when a.id is not null then concat(a.first_name, ' ', a.last_name) end as by
    from curriculum_sources s join curriculum_plans p on p.university_id = s.university_id and p.id = s.plan_id
    left join accounts a on a.id = s.taken_by
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.source = 'plan'`);

/** Finds the plans that a class of a university can take over, by name. */
export const findPublishedPlans = (db: Db, { universityId }: Pick<ClassKey, 'universityId'>): Promise<Shown['plans']> =>
  db.many(sql`
    select p.id as "planId", p.name, g.name as program, v.number as latest
    from curriculum_plans p join programs g on g.university_id = p.university_id and g.id = p.program_id
    join lateral (
      select max(number) as number from curriculum_plan_versions
      where university_id = p.university_id and plan_id = p.id) v on v.number is not null
    where p.university_id = ${universityId} and p.archived_at is null
    order by name_key(p.name) collate "C", p.id limit ${MOST_PLANS}`);

/** Reads a version of a university's plan as a source. ADM-103 */
export async function findPlanSource(
  db: Db,
  { universityId }: Pick<ClassKey, 'universityId'>,
  { planId, number }: Readonly<{ planId: number; number: number }>,
): Promise<(CourseSource & { readonly name: string }) | undefined> {
  const found = await db.maybe<{ name: string; content: PlanContent }>(sql`
    select p.name, v.content from curriculum_plans p
    join curriculum_plan_versions v on v.university_id = p.university_id and v.plan_id = p.id and v.number = ${number}
    where p.university_id = ${universityId} and p.id = ${planId}`);
  return (
    found && {
      kind: 'plan',
      content: found.content,
      files: {},
      resources: {},
      revision: null,
      plan: { planId, number },
      name: found.name,
    }
  );
}
