import type { plans } from '@bcs/contract/features/plans/calls';
import type { PlanInList } from '@bcs/contract/features/plans/model';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { InputOf } from '@bcs/contract/kernel/call';
import { sql, empty, type Sql, type Db } from '#database/db';
import { contains, findPage, ordered } from '#kernel/listing';

type Input = InputOf<typeof plans>;

const COLUMNS: Record<Input['sort'], Sql> = {
  name: sql`name_key(p.name) collate "C"`,
  updatedAt: sql`p.updated_at`,
};

/** One page of the plans that a grant reaches. Without those in the archive it is what pickers offer. ADM-071, ADM-102 */
export const findPlans = (
  db: Db,
  { reach: { installation, universityIds } }: Pick<Administrator, 'reach'>,
  { search, universityId, archived, sort, descending, page }: Input,
) =>
  findPage<PlanInList>(
    db,
    {
      row: sql`'planId', p.id, 'name', p.name, 'universityId', u.id, 'university', u.name, 'program', g.name,
        'latest', v.number, 'hasChanges', p.draft is not null,
        'sessions', coalesce(p.draft_sessions, v.sessions), 'assignments', coalesce(p.draft_assignments, v.assignments),
        'updatedAt', iso(p.updated_at), 'archived', p.archived_at is not null`,
      from: sql`curriculum_plans p join universities u on u.id = p.university_id
        join programs g on g.university_id = p.university_id and g.id = p.program_id
        left join lateral (
          select number, sessions, assignments from curriculum_plan_versions
          where university_id = p.university_id and plan_id = p.id order by number desc limit 1) v on true`,
      where: sql`(${installation}::boolean or p.university_id = any(${[...universityIds]}::int[]))
        and (p.archived_at is not null) = ${archived}
        ${universityId === null ? empty : sql`and p.university_id = ${universityId}`}
        ${search.trim() === '' ? empty : sql`and ${contains(search, sql`p.name || ' ' || g.name`)}`}`,
      order: sql`${ordered(COLUMNS[sort], descending)}, p.id`,
    },
    page,
  );
