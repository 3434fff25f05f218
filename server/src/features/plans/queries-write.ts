import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { PlanKey } from './queries.ts';

type Edited = Readonly<{ programId: number; name: string; content: PlanContent }>;

export const insertPlan = async (
  tx: Db,
  universityId: number,
  { programId, name, content }: Edited,
  now: Instant,
): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into curriculum_plans (university_id, program_id, name, draft, created_at, updated_at)
    values (${universityId}, ${programId}, ${name}, ${JSON.stringify(content)}::jsonb, ${now}, ${now}) returning id`);
  return id;
};

/** Saves the edits of a plan; content equal to the latest version counts as no draft. */
export const setPlan = (
  tx: Db,
  { universityId, planId }: PlanKey,
  { programId, name, content }: Edited,
  now: Instant,
) =>
  tx.run(sql`
    update curriculum_plans set program_id = ${programId}, name = ${name}, updated_at = ${now},
      draft = nullif(${JSON.stringify(content)}::jsonb, (
        select content from curriculum_plan_versions
        where university_id = ${universityId} and plan_id = ${planId} order by number desc limit 1))
    where university_id = ${universityId} and id = ${planId}`);

type Published = Readonly<{ number: number; note: string; accountId: number }>;

/** Publishes the draft as a version, after which there is no draft. */
export async function publishDraft(
  tx: Db,
  { universityId, planId }: PlanKey,
  { number, note, accountId }: Published,
  now: Instant,
): Promise<void> {
  await tx.run(sql`
    insert into curriculum_plan_versions (university_id, plan_id, number, content, note, published_at, published_by)
    select university_id, id, ${number}, draft, ${note}, ${now}, ${accountId} from curriculum_plans
    where university_id = ${universityId} and id = ${planId}`);
  await tx.run(sql`
    update curriculum_plans set draft = null, updated_at = ${now}
    where university_id = ${universityId} and id = ${planId}`);
}

export const setPlanArchived = (tx: Db, { universityId, planId }: PlanKey, at: Instant | null) =>
  tx.run(sql`
    update curriculum_plans set archived_at = ${at}::timestamptz
    where university_id = ${universityId} and id = ${planId}`);
