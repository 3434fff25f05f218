import sql from 'sql-template-tag';
import { NO_ROWS } from '@bcs/contract/features/imports/outcome';
import type { Database, Db } from '@bcs/server/database/db';
import { FIRST_SCALE_ID } from '@bcs/server/database/seed/scale/batch';
import { logIn } from './seats.ts';

/** The number of universities that the administrator may see. ADM-127 */
const UNIVERSITIES = 40;
/** The index of the one university among them that is looked at. */
const OWN = 7;
const [ENTRIES, IMPORTS] = [300_000, 2000];
/** One student in this many has left the class. */
const LEFT = 4;

const PLANS_EACH = 5;
const PLAN_ITEMS = 60;

/** The people who administer a large world, and what they look at. */
export interface Administrators {
  readonly installation: string;
  /** The token of somebody who administers 40 universities with 1,000 classes. */
  readonly universities: string;
  /** The token of somebody who administers a class. */
  readonly manager: string;
  readonly universityId: number;
  readonly courseId: number;
  readonly personId: number;
  /** A plan of the university. */
  readonly planId: number;
}

/** Every university has plans with two versions each, as long as a class; the class has taken over one. */
async function plantPlans(database: Db, courseId: number): Promise<void> {
  await database.run(sql`
    insert into curriculum_plans (university_id, program_id, name, created_at, updated_at)
    select g.university_id, g.id, 'Plan ' || n, now(), now()
    from (select distinct on (university_id) university_id, id from programs order by university_id, id) g, generate_series(1, ${PLANS_EACH}) n
    where not exists (select 1 from curriculum_plans)`);
  await database.run(sql`
    insert into curriculum_plan_versions (university_id, plan_id, number, content, published_at)
    select p.university_id, p.id, v, c.content, now() from curriculum_plans p, generate_series(1, 2) v, (
      select jsonb_build_object('sessions', jsonb_agg(jsonb_build_object('key', 's' || n, 'text', repeat('Text ', 200), 'facts',
          jsonb_build_object('name', 'Class ' || n, 'category', 'class', 'chapter', null, 'summary', '', 'meeting', n, 'days', 0,
            'day', null, 'time', null, 'minutes', null))),
        'assignments', jsonb_agg(jsonb_build_object('key', 'a' || n, 'text', repeat('Text ', 200), 'facts',
          jsonb_build_object('title', 'Project ' || n, 'kind', 'academic', 'header', '', 'required', true,
            'requiredForGraduation', false, 'prework', false, 'minHours', null, 'maxHours', null,
            'opens', jsonb_build_object('meeting', n, 'days', 0, 'day', null, 'time', null),
            'due', jsonb_build_object('meeting', n, 'days', 5, 'day', null, 'time', null, 'session', null))))) as content
      from generate_series(1, ${PLAN_ITEMS}) n) c
    on conflict do nothing`);
  await database.run(sql`
    insert into curriculum_sources (university_id, course_id, source, taken_at, plan_id, plan_version)
    select c.university_id, c.id, 'plan', now(), (select min(id) from curriculum_plans p where p.university_id = c.university_id), 1
    from courses c where c.id = ${courseId} on conflict do nothing`);
  await database.run(sql`
    insert into curriculum_bases (university_id, course_id, source, kind, key, brought)
    select s.university_id, s.course_id, 'plan', i.kind, i.item ->> 'key', i.item || '{"file": null}'
    from curriculum_sources s
    join curriculum_plan_versions v on v.university_id = s.university_id and v.plan_id = s.plan_id and v.number = s.plan_version
    cross join lateral (
      select 'session' as kind, jsonb_array_elements(v.content -> 'sessions') as item
      union all select 'assignment', jsonb_array_elements(v.content -> 'assignments')) i
    where s.course_id = ${courseId} and s.source = 'plan' on conflict do nothing`);
  await database.script('analyze curriculum_plans; analyze curriculum_plan_versions; analyze curriculum_bases');
}

async function granted(database: Database, place: number, universities: readonly (number | null)[]): Promise<string> {
  const { id } = await database.one<{ id: number }>(
    sql`select id from accounts where id > ${FIRST_SCALE_ID} order by id offset ${place} limit 1`,
  );
  await database.run(sql`
    insert into administration_grants (account_id, university_id, given_at)
    select ${id}, u.id, now() from unnest(${[...universities]}::int[]) as u (id)
    on conflict do nothing`);
  return logIn(database, id, 'code');
}

/** Plants what years of administration leave behind; planted again, it changes nothing. */
async function plantPast(database: Db): Promise<void> {
  const [{ entries }, author] = [
    await database.one<{ entries: number }>(sql`select count(*)::int as entries from audit_entries`),
    sql`(select min(id) from accounts)`,
  ];
  if (entries >= ENTRIES) return;
  await database.run(sql`
    insert into invitations (account_id, university_id, course_id, created_at, planned_for, sent_at)
    select e.account_id, e.university_id, e.course_id, e.activated_at, e.activated_at, e.activated_at
    from enrollments e where e.role = 'student' on conflict do nothing`);
  await database.run(sql`
    insert into audit_entries (at, author_account_id, origin, action, object_kind, object_id, object_name, university_id, course_id, account_id, after)
    select now() - interval '1 minute' * (${ENTRIES} - n), ${author}, 'screen',
      (array['enrollment.begin', 'enrollment.end', 'person.invite', 'person.update'])[1 + n % 4], 'enrollment', e.id,
      'Somebody ' || n, e.university_id, e.course_id, e.account_id, '{"active": true}'
    from generate_series(1, ${ENTRIES}) n
    join (select *, row_number() over (order by md5(id::text)) as place from enrollments) e
      on e.place = 1 + n % (select count(*) from enrollments)`);
  await database.run(sql`
    insert into imports (university_id, course_id, kind, author_account_id, origin, file_name, state, created_at, reading, choices, counts, applied_at)
    select c.university_id, c.id, 'enrollments', ${author}, 'screen', 'roster.csv', 'applied', now() - interval '1 hour' * n,
      '{}', '{}', ${JSON.stringify({ ...NO_ROWS, created: 24 })}::jsonb, now() - interval '1 hour' * n
    from generate_series(1, ${IMPORTS}) n
    join (select *, row_number() over (order by id) as place from courses) c on c.place = 1 + n % (select count(*) from courses)`);
  await database.run(sql`
    update enrollments set active = false, ended_at = now() - interval '1 day'
    where role = 'student' and active and id % ${LEFT} = 0`);
  await database.script('analyze invitations; analyze audit_entries; analyze imports; analyze enrollments');
}

/** Makes them out of people of a world of large scale. */
export async function findAdministrators(database: Database): Promise<Administrators> {
  // years of it take longer than a statement of a request may
  const longRunning = (plant: (tx: Db) => Promise<void>) =>
    database.transaction(async (tx) => (await tx.longRunning(), plant(tx)));
  await longRunning(plantPast);
  const universityIds = (
    await database.many<{ id: number }>(
      sql`select id from universities where id > ${FIRST_SCALE_ID} order by id limit ${UNIVERSITIES}`,
    )
  ).map(({ id }) => id);
  // a small world has fewer universities
  const own = universityIds.at(Math.min(OWN, universityIds.length) - 1);
  if (own === undefined) throw new Error('There is no university of large scale in this world.');
  const { courseId, universityId, managerId, personId } = await database.one<
    Pick<Administrators, 'courseId' | 'universityId' | 'personId'> & { managerId: number }
  >(sql`
    select e.course_id as "courseId", e.university_id as "universityId", e.account_id as "managerId",
      (select s.account_id from enrollments s where s.university_id = e.university_id and s.course_id = e.course_id
        and s.role = 'student' order by s.id limit 1) as "personId"
    from enrollments e where e.role = 'admin' and e.active and e.university_id = ${own} order by e.id limit 1`);
  await longRunning((tx) => plantPlans(tx, courseId));
  const { planId } = await database.one<{ planId: number }>(sql`
    select min(id) as "planId" from curriculum_plans where university_id = ${universityId}`);
  return {
    installation: await granted(database, 0, [null]),
    universities: await granted(database, 1, universityIds),
    manager: await logIn(database, managerId),
    universityId,
    courseId,
    personId,
    planId,
  };
}
