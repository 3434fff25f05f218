import sql from 'sql-template-tag';
import { calls } from '@bcs/contract/contract';
import type { Database } from '@bcs/server/database/db';
import { plantLargeClass } from '@bcs/server/testing/large-class';
import { HOUR, MINUTE, plus, type Instant } from '@bcs/contract/kernel/clock';
import { logIn } from './seats.ts';
import { percentile } from './report.ts';

/** A class that begins: one session, and the tokens of all who come. */
export interface BeginningClass {
  readonly sessionId: number;
  readonly tokens: readonly string[];
}

/** Plants a course with so many students, whose session opened for check-in already. */
export async function plantBeginning(database: Database, students: number, now: Instant): Promise<BeginningClass> {
  const { universityId, cohortId, instructorId } = await database.one<Record<string, number>>(sql`
    select c.university_id as "universityId", c.cohort_id as "cohortId", e.account_id as "instructorId"
    from courses c join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.role = 'instructor' limit 1`);
  const place = {
    universityId: Number(universityId),
    cohortId: Number(cohortId),
    instructorId: Number(instructorId),
  };
  const courseId = await plantLargeClass(database, { ...place, students, items: 0, waitingEvery: 1, now });
  const { id: sessionId } = await database.one<{ id: number }>(sql`
    insert into sessions (university_id, course_id, context_id, category_code, name, start_time, end_time)
    values (${place.universityId}, ${courseId}, 1, 'class', 'A class begins', ${plus(now, 20 * MINUTE)}, ${plus(now, 3 * HOUR)})
    returning id`);
  const accounts = await database.many<{ id: number }>(sql`
    select account_id as id from enrollments where course_id = ${courseId} and role = 'student' order by id`);
  const tokens: string[] = [];
  for (const { id } of accounts) tokens.push(await logIn(database, id));
  return { sessionId, tokens };
}

export interface BegunClass {
  readonly seconds: number;
  /** Milliseconds within which 95 of 100 were in. */
  readonly p95: number;
  /** The number of students without exactly one status and one change, and of refused calls. */
  readonly wrong: number;
}

/** Checks everybody in, a given number at a time, as fast as the server allows. */
export async function checkEverybodyIn(
  url: string,
  database: Database,
  { sessionId, tokens }: BeginningClass,
  atOnce: number,
): Promise<BegunClass> {
  const waiting = [...tokens];
  const times: number[] = [];
  let refused = 0;
  const one = async (token: string) => {
    const sent = performance.now();
    const answer = await fetch(url + calls.sessionCheckIn.at.replace('POST ', ''), {
      method: 'POST',
      headers: { authtoken: token, 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) refused += 1;
    times.push(performance.now() - sent);
  };
  const queue = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await one(token);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, queue));
  const seconds = (performance.now() - began) / 1000;
  const { stored, changes, single } = await database.one<Record<'stored' | 'changes' | 'single', number>>(sql`
    select (select count(*) from attendance where session_id = ${sessionId} and status_code = 'present') as stored,
      (select count(*) from attendance_history where session_id = ${sessionId}) as changes,
      (select count(distinct enrollment_id) from attendance_history where session_id = ${sessionId}) as single`);
  const off = [stored, changes, single].reduce((sum, each) => sum + Math.abs(Number(each) - tokens.length), 0);
  return { seconds, p95: percentile(times, 95), wrong: refused + off };
}
