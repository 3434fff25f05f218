import sql from 'sql-template-tag';
import type { Database } from '#database/db';

/** Two zones of each half of the world, one of which changes its clocks by half an hour. */
export const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Australia/Lord_Howe'] as const;
/** Half of them in the hours that the clocks skip, or show twice. */
const DIGEST_TIMES = [null, '02:30', '01:30', '18:00', '02:15', '01:45'];

/** A student of the class of a zone. */
export interface Person {
  readonly accountId: number;
  readonly enrollmentId: number;
  readonly courseId: number;
  readonly zone: (typeof ZONES)[number];
  /** There is no mail server that knows the address. */
  readonly isGone: boolean;
}

const UNIVERSITY = 1;
export const universityId = UNIVERSITY;
/** The domain of people whose mail server knows nobody of that name. */
export const GONE = 'gone.example';

/** Plants a class in each zone, with students who want their digests at all kinds of times. */
export async function plantPeople(database: Database, count: number, gone: number): Promise<Person[]> {
  await database.run(sql`insert into universities (id, name) values (${UNIVERSITY}, 'Mail University')`);
  await database.run(sql`
    insert into programs (university_id, id, name, program_type) overriding system value
    values (${UNIVERSITY}, 1, 'Full Stack', 'Full Stack Flex Part-Time')`);
  for (const [place, zone] of ZONES.entries()) {
    await database.run(sql`
      insert into cohorts (university_id, id, program_id, name, start_date, end_date) overriding system value
      values (${UNIVERSITY}, ${place + 1}, 1, ${zone}, '2026-09-01', '2027-08-01')`);
    await database.run(sql`
      insert into courses (university_id, id, cohort_id, code, name, start_date, end_date, time_zone, max_absence,
        max_remote_attendance, max_missed_general_assignment, max_missed_required_assignment, minimum_score_required) overriding system value
      values (${UNIVERSITY}, ${place + 1}, ${place + 1}, ${zone}, ${zone}, '2026-09-01', '2027-08-01', ${zone}, 8, 5, 3, 2, 74)`);
  }
  await database.run(sql`
    insert into accounts (id, email, first_name, last_name, draft_key, digest_at)
    select n, 'p' || n || case when n <= ${gone} then ${`@${GONE}`} else '@kept.example' end, 'Ada', 'No' || n, 'k' || n,
      (${DIGEST_TIMES}::text[])[1 + n / ${ZONES.length} % ${DIGEST_TIMES.length}]
    from generate_series(1, ${count}::int) n`);
  const people = await database.many<Omit<Person, 'zone' | 'isGone'>>(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    select ${UNIVERSITY}::int, 1 + n % ${ZONES.length}, n, 'student', '2026-09-01' from generate_series(1, ${count}::int) n
    returning account_id as "accountId", id as "enrollmentId", course_id as "courseId"`);
  await database.script('analyze');
  return people
    .map((person) => ({ ...person, zone: ZONES[person.courseId - 1] ?? ZONES[0], isGone: person.accountId <= gone }))
    .toSorted((a, b) => a.accountId - b.accountId);
}
