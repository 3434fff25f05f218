import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import { continueIds } from '#database/seed/plant';
import type { World } from '#testing/world';

/** A word in every text of the planted class, and nowhere else. */
export const CANARY = 'Zephyrine';

/** The ids that a caller might name. */
export interface PlantedIds {
  readonly course: number;
  readonly session: number;
  readonly assignment: number;
  readonly announcement: number;
  readonly enrollment: Readonly<Record<string, number>>;
}

const idOf = async (db: Db, query: ReturnType<typeof sql>) => (await db.one<{ id: number }>(query)).id;

/** Plants an unpublished class that runs today, with people in every role and objects of every kind. */
export async function plantDraft({ db, now }: Pick<World, 'db' | 'now'>): Promise<PlantedIds> {
  await continueIds(db);
  const u = IDS.northfield;
  const course = await idOf(
    db,
    sql`
      insert into courses (university_id, cohort_id, code, name, start_date, end_date, time_zone, published_at, absent_after_session)
      select university_id, cohort_id, ${CANARY} || '-1', ${CANARY}, start_date, end_date, time_zone, null, true
      from courses where id = ${IDS.activeCourse} returning id`,
  );
  const people = await db.many<{ id: number; role: string }>(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    select university_id, ${course}, account_id, role, ${plus(now, -48 * HOUR)}::timestamptz from enrollments
    where course_id = ${IDS.activeCourse} and active and id = any(${Object.values(IDS.enrollments)}::int[])
      and role in ('student', 'admin', 'instructor', 'ssm', 'cd', 'cm') order by id returning id, role`);
  const enrollment = Object.fromEntries(
    people.map(({ id, role }) => [role, id]).toReversed(),
  ) as PlantedIds['enrollment'];
  const session = await idOf(
    db,
    sql`
      insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
      values (${u}, ${course}, 1, 'class', ${CANARY}, ${plus(now, -HOUR)}, ${plus(now, HOUR)}) returning id`,
  );
  const assignment = await idOf(
    db,
    sql`
      insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date)
      values (${u}, ${course}, 1, ${CANARY}, ${CANARY}, ${CANARY}, ${now}::timestamptz::date, ${plus(now, 24 * HOUR)}) returning id`,
  );
  const announcement = await idOf(
    db,
    sql`
      insert into announcements (university_id, course_id, staff_enrollment_id, context_code, title, body, activation_date,
        expiration_date, created_at, updated_at)
      values (${u}, ${course}, ${enrollment['instructor']}, 'academic', ${CANARY}, ${CANARY}, ${plus(now, -HOUR)},
        ${plus(now, HOUR)}, ${now}, ${now}) returning id`,
  );
  await db.run(sql`
    insert into billing_entries (university_id, enrollment_id, kind, description, amount_cents, currency, dated, recorded_at)
    values (${u}, ${enrollment['student']}, 'charge', ${CANARY}, 100, 'USD', ${now}::timestamptz::date, ${now})`);
  return { course, session, assignment, announcement, enrollment };
}
