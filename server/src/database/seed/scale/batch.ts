import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Sql } from '#database/db';

/** The courses of one transaction; numbers go on where an earlier run has ended. */
export type Batch = Readonly<{ from: number; to: number; firstDay: string; now: Instant }>;

/** Ids of these courses begin here, far from all others. */
export const BASE = 10_000_000;
export const ZONE = 'America/New_York';

/** The places of a course: 24 students, then its staff, the instructor first. */
export const STUDENTS = 24;
export const INSTRUCTOR = STUDENTS;
/** The place of the student success manager. */
export const MANAGER = STUDENTS + 2;
export const PLACES = 32;
const COURSES_PER_UNIVERSITY = 25;

/** The number of a course in the statements of a batch. */
export const K = sql`k`;
export const coursesOf = ({ from, to }: Batch): Sql => sql`generate_series(${from}::int, ${to}::int) as k`;
export const courseId = (course: Sql): Sql => sql`(${BASE} + ${course})`;
export const universityId = (course: Sql): Sql => sql`(${BASE} + ${course} / ${COURSES_PER_UNIVERSITY})`;
/** Account and enrollment of a place bear the same distance from the base. */
export const placeId = (course: Sql, place: Sql): Sql => sql`(${BASE} + ${course} * ${PLACES} + ${place})`;
