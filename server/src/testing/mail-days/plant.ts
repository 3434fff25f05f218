import { sql, type Database } from '#database/db';

/** Two time zones in each hemisphere, one of which changes its clocks by half an hour. */
export const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Australia/Lord_Howe'] as const;
/** Half of these times fall into the hours that the change of clocks skips or repeats. */
const DIGEST_TIMES = [null, '02:30', '01:30', '18:00', '02:15', '01:45'];

/** A student of a class in one of the time zones. */
export interface Person {
  readonly accountId: number;
  readonly enrollmentId: number;
  readonly courseId: number;
  readonly zone: (typeof ZONES)[number];
  /** No mail server knows this person's address. */
  readonly isGone: boolean;
}

const UNIVERSITY = 1;
export const universityId = UNIVERSITY;
/** The domain of the people whose mail server does not know them: one person in a hundred. */
export const DEPARTED = 'gone.example';
const isGone = sql`n % 100 = 1`;
/** Half of the people, in each zone and at each time, have no quiet hours: their digests come in the night as well. */
const quiet = sql`case when (n - 1 + (n - 1) / ${ZONES.length}) % 2 = 0 then '00:00' end`;

/** Rows are planted in portions of this size, so that no statement takes long. */
const PLANTED_AT_ONCE = 10_000;
const STUDENTS_A_CLASS = 24;
/** A group is a class in each zone; the people of a group follow each other. */
export const PEOPLE_PER_GROUP = STUDENTS_A_CLASS * ZONES.length;

/** The people to be planted, and how they live. */
export interface Planting {
  readonly count: number;
  /** The number of times of day that they want their digests at, six at most; one makes the largest batches. */
  readonly digestTimes: number;
  /** True if nobody has been active in the product yet. */
  readonly asleep: boolean;
}

/** Plants groups of classes, with students who want their digests at all kinds of times. */
export async function plantPeople(database: Database, { count, digestTimes, asleep }: Planting): Promise<Person[]> {
  const courses = Math.ceil(count / PEOPLE_PER_GROUP) * ZONES.length;
  const zone = sql`(${[...ZONES]}::text[])[1 + (k - 1) % ${ZONES.length}]`;
  const courseOf = sql`1 + (n - 1) / ${PEOPLE_PER_GROUP} * ${ZONES.length} + (n - 1) % ${ZONES.length}`;
  await database.run(sql`insert into universities (id, name) values (${UNIVERSITY}, 'Mail University')`);
  await database.run(sql`
    insert into programs (university_id, id, name, program_type) overriding system value
    values (${UNIVERSITY}, 1, 'Full Stack', 'Full Stack Flex Part-Time')`);
  await database.run(sql`
    insert into cohorts (university_id, id, program_id, name, start_date, end_date) overriding system value
    select ${UNIVERSITY}::int, k, 1, 'Cohort ' || k, '2026-09-01', '2027-08-01' from generate_series(1, ${courses}::int) k`);
  await database.run(sql`
    insert into courses (university_id, id, cohort_id, code, name, start_date, end_date, time_zone, max_absence,
      max_remote_attendance, max_missed_general_assignment, max_missed_required_assignment, minimum_score_required) overriding system value
    select ${UNIVERSITY}::int, k, k, 'C' || k, ${zone}, '2026-09-01', '2027-08-01', ${zone}, 8, 5, 3, 2, 74
    from generate_series(1, ${courses}::int) k`);
  for (let from = 1; from <= count; from += PLANTED_AT_ONCE) {
    const people = sql`generate_series(${from}::int, ${Math.min(count, from + PLANTED_AT_ONCE - 1)}::int) n`;
    await database.run(sql`
    insert into accounts (id, email, first_name, last_name, draft_key, digest_at, quiet_from, quiet_until, active)
    select n, 'p' || n || case when ${isGone} then ${`@${DEPARTED}`} else '@kept.example' end, 'Ada', 'No' || n, 'k' || n,
      (${DIGEST_TIMES}::text[])[1 + (n - 1) / ${ZONES.length} % ${digestTimes}], ${quiet}, ${quiet}, ${!asleep}::boolean
    from ${people}`);
    await database.run(sql`
    insert into enrollments (university_id, course_id, account_id, role, activated_at)
    select ${UNIVERSITY}::int, ${courseOf}, n, 'student', '2026-09-01' from ${people}`);
  }
  await database.script('analyze');
  const people = await database.many<Omit<Person, 'zone'>>(sql`
    select n as "accountId", id as "enrollmentId", course_id as "courseId", ${isGone} as "isGone"
    from (select account_id as n, id, course_id from enrollments) e order by n`);
  return people.map((person) => ({ ...person, zone: ZONES[(person.courseId - 1) % ZONES.length] ?? ZONES[0] }));
}
