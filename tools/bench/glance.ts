import sql from 'sql-template-tag';
import type { Database } from '@bcs/server/database/db';
import { FIRST_SCALE_ID } from '@bcs/server/database/seed/scale/batch';
import { logIn, type BenchPerson } from './seats.ts';

/**
 * The number of classes of 24 students: 25 classes have the 600 students of the cohorts page, and 40 is the limit of
 * Today.
 */
const [FOR_COHORTS, FOR_TODAY] = [25, 40];
/** The number of people who ask in turn, each about different classes, so that no page is cached for the next. */
const PEOPLE = 6;
/** The number of ended classes in each university, with which running ones are compared. */
const ENDED = 3;

/** The people in a large world who look at the day at a glance. */
export interface Onlookers {
  /** Student success managers of 25 classes with 600 students, and one class of theirs that runs. */
  readonly managers: readonly (BenchPerson & { readonly courseId: number })[];
  /** Student success managers of 40 classes. */
  readonly ofMany: readonly BenchPerson[];
  /** Instructors of 40 classes. */
  readonly instructors: readonly BenchPerson[];
  readonly students: readonly BenchPerson[];
}

/**
 * Somebody of a role in a university's last class, which runs, with the same role in the classes before it and,
 * where those are not enough, after it.
 */
async function enroll(database: Database, role: string, turn: number, classes: number) {
  const { courses } = await database.one<{ courses: number }>(
    sql`select max(id) - ${FIRST_SCALE_ID} as courses from courses where id > ${FIRST_SCALE_ID}`,
  );
  const university = 1 + ((turn * 2) % (Math.floor(courses / FOR_COHORTS) - 2));
  const courseId = FIRST_SCALE_ID + university * FOR_COHORTS + FOR_COHORTS - 1;
  const found = await database.one<Omit<BenchPerson, 'token'>>(sql`
    select e.account_id as "accountId", e.id as "enrollmentId" from enrollments e
    where e.university_id = ${FIRST_SCALE_ID + university} and e.course_id = ${courseId} and e.role = ${role} and e.active
    order by e.id limit 1`);
  await database.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    select c.university_id, c.id, ${found.accountId}::int, ${role}::text, c.start_date
    from courses c where c.id > ${courseId - FOR_COHORTS}::int order by c.id limit ${classes}
    on conflict do nothing`);
  return { ...found, courseId, token: await logIn(database, found.accountId) };
}

/** Makes these people out of those of a large world; running it again changes nothing. */
export async function findOnlookers(database: Database): Promise<Onlookers> {
  await database.run(sql`
    update courses set end_date = current_date - 1 where id in (
      select id from (select id, row_number() over (partition by university_id order by id) as place from courses where id > ${FIRST_SCALE_ID}) c
      where place <= ${ENDED}) and end_date >= current_date`);
  const turns = Array.from({ length: PEOPLE }, (_, turn) => turn);
  const each = async (role: string, classes: number, from: number) => {
    const people = [];
    for (const turn of turns) people.push(await enroll(database, role, from + turn, classes));
    return people;
  };
  const people = {
    managers: await each('ssm', FOR_COHORTS, 0),
    ofMany: await each('ssm', FOR_TODAY, PEOPLE),
    instructors: await each('instructor', FOR_TODAY, 0),
    students: await each('student', 0, 0),
  };
  await database.script('analyze enrollments; analyze courses');
  return people;
}
