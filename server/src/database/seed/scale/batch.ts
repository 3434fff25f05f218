import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';

/** The courses of one transaction; numbers continue from an earlier run. */
export type Batch = Readonly<{ from: number; to: number; firstDay: string; now: Instant }>;

/** The first id of benchmark courses, far from all others. */
export const FIRST_SCALE_ID = 10_000_000;
export const SCALE_ZONE = 'America/New_York';

/** The number of students in a course; the staff follow, the instructor first. */
export const STUDENTS_PER_COURSE = 24;
export const INSTRUCTOR_PLACE = STUDENTS_PER_COURSE;
/** The index of the student success manager in a course. */
export const MANAGER_PLACE = STUDENTS_PER_COURSE + 2;
export const PLACES_PER_COURSE = 32;
const COURSES_PER_UNIVERSITY = 25;

/** The number of a course within the SQL of a batch. */
export const COURSE_NUMBER = sql`k`;
export const coursesOf = ({ from, to }: Batch): Sql => sql`generate_series(${from}::int, ${to}::int) as k`;
export const courseId = (course: Sql): Sql => sql`(${FIRST_SCALE_ID} + ${course})`;
export const universityId = (course: Sql): Sql => sql`(${FIRST_SCALE_ID} + ${course} / ${COURSES_PER_UNIVERSITY})`;
/** The id of a person, which for account and enrollment has the same distance from the first id. */
export const placeId = (course: Sql, place: Sql): Sql =>
  sql`(${FIRST_SCALE_ID} + ${course} * ${PLACES_PER_COURSE} + ${place})`;
