import { MOST_PROGRAMS } from '@bcs/contract/features/universities/failures';
import type { CurriculumPlan, PlanContent, PlanInList } from '@bcs/contract/features/plans/model';
import type { Reach, Administrator } from '@bcs/contract/kernel/ability';
import type { plans } from '@bcs/contract/features/plans/calls';
import type { InputOf } from '@bcs/contract/kernel/call';
import { sql, empty, type Db, type Sql } from '#database/db';
import { containsTyped, findPage, orderedBy } from '#kernel/listing';

/** The key of a plan within its university. */
export type PlanKey = Readonly<{ universityId: number; planId: number }>;

/** A plan as it is edited, without its versions. */
export interface StoredPlan extends Omit<
  CurriculumPlan,
  'universityId' | 'university' | 'versions' | 'mistakes' | 'programs' | 'content'
> {
  /** The content of the draft or, without one, of the latest version. */
  readonly content: PlanContent;
  /** The number of the latest version; null if there is none. */
  readonly latest: number | null;
}

/**
 * @param holds whether to lock it until the transaction ends
 */
export const findPlan = (db: Db, { universityId, planId }: PlanKey, holds: boolean) =>
  db.maybe<StoredPlan>(sql`
    select p.id as "planId", p.version, p.name, p.program_id as "programId", g.name as program,
      p.archived_at is not null as archived, p.draft is not null as "hasChanges",
      coalesce(p.draft, v.content) as content, v.number as latest
    from curriculum_plans p join programs g on g.university_id = p.university_id and g.id = p.program_id
    left join lateral (
      select number, content from curriculum_plan_versions
      where university_id = p.university_id and plan_id = p.id order by number desc limit 1) v on true
    where p.university_id = ${universityId} and p.id = ${planId} ${holds ? sql`for no key update of p` : empty}`);

/** A version as it was published. */
export interface PublishedVersion extends PlanKey {
  readonly name: string;
  readonly number: number;
  readonly content: PlanContent;
}

/** Finds a version of a plan within reach, even of an archived one. ADM-102 */
export const findPlanVersion = (db: Db, { installation, universityIds }: Reach, planId: number, number: number) =>
  db.maybe<PublishedVersion>(sql`
    select p.university_id as "universityId", p.id as "planId", p.name, v.number, v.content
    from curriculum_plans p
    join curriculum_plan_versions v on v.university_id = p.university_id and v.plan_id = p.id and v.number = ${number}
    where p.id = ${planId} and (${installation}::boolean or p.university_id = any(${[...universityIds]}::int[]))`);

type Surroundings = Pick<CurriculumPlan, 'universityId' | 'university' | 'versions' | 'programs'>;

/** The highest number of listed versions, more than any plan has. */
const MOST_VERSIONS = 500;

/** Reads the university and program of a plan, and its versions, the latest first. */
export const getPlanContext = (db: Db, { universityId, planId }: PlanKey) =>
  db.one<Surroundings>(sql`
    select u.id as "universityId", u.name as university,
      coalesce((
        select json_agg(json_build_object('number', v.number, 'note', v.note, 'publishedAt', iso(v.published_at),
          'publishedBy', case when a.id is not null then concat(a.first_name, ' ', a.last_name) end,
          'sessions', v.sessions, 'assignments', v.assignments) order by v.number desc)
        from (select number, note, published_at, published_by, sessions, assignments from curriculum_plan_versions
          where university_id = u.id and plan_id = ${planId} order by number desc limit ${MOST_VERSIONS}) v
        left join accounts a on a.id = v.published_by), '[]') as versions,
      (select json_agg(json_build_object('id', g.id, 'name', g.name) order by name_key(g.name) collate "C", g.id)
        from (select id, name from programs where university_id = u.id order by id limit ${MOST_PROGRAMS}) g) as programs
    from universities u where u.id = ${universityId}`);

/** Finds a class within reach as the source of a plan. */
export const findSourceClass = (db: Db, { installation, universityIds }: Reach, courseId: number) =>
  db.maybe<{ universityId: number; courseId: number }>(sql`
    select university_id as "universityId", id as "courseId" from courses
    where id = ${courseId} and state <> 'deleted'
      and (${installation}::boolean or university_id = any(${[...universityIds]}::int[]))`);

type Input = InputOf<typeof plans>;

const COLUMNS: Record<Input['sort'], Sql> = {
  name: sql`name_key(p.name) collate "C"`,
  updatedAt: sql`p.updated_at`,
};

/** Finds one page of the plans within reach. Without archived ones, it is what pickers offer. ADM-071, ADM-102 */
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
        ${search.trim() === '' ? empty : sql`and ${containsTyped(search, sql`p.name || ' ' || g.name`)}`}`,
      order: sql`${orderedBy(COLUMNS[sort], descending)}, p.id`,
    },
    page,
  );
