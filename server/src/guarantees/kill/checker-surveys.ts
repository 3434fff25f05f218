import { sql, type Db } from '#database/db';
import type { Ground } from './ground.ts';
import type { Ledger } from './ledger.ts';
import { END_COURSE_ANSWERS } from '../samples.ts';
import { brokenAmong } from './written-once.ts';

const ANSWERS = END_COURSE_ANSWERS.steps.filter(({ answer }) => answer !== null).length;
const thanks = (since: number) => sql`
  select enrollment_id, count(*) as n from notifications where type = 'END_COURSE_SURVEY' and id > ${since} group by 1`;

/** Every acknowledged survey is stored, once. */
export async function lostSurveys(db: Db, { last }: Ground, { surveys }: Ledger): Promise<string[]> {
  const rows = await db.many<{ name: string; times: number }>(sql`
    select enrollment_id::text as name, count(*) as times from form_submissions where id > ${last.submission} group by 1`);
  const sent = surveys.map(({ enrollmentId, fate }) => ({ name: String(enrollmentId), fate }));
  return brokenAmong('survey of', sent, new Map(rows.map(({ name, times }) => [name, times])));
}

/** A survey has all its answers, and its sender was thanked for it; neither is there without it. */
export async function halfSurveys(db: Db, { last }: Ground): Promise<string[]> {
  const rows = await db.many<{ whom: number; answers: number; thanks: number }>(sql`
    with sent as (
      select s.enrollment_id, (
        select count(*) from form_answers a where a.university_id = s.university_id and a.submission_id = s.id) as answers
      from form_submissions s where s.id > ${last.submission})
    select coalesce(s.enrollment_id, t.enrollment_id) as whom, coalesce(s.answers, 0) as answers, coalesce(t.n, 0) as thanks
    from sent s full join (${thanks(last.notification)}) t on t.enrollment_id = s.enrollment_id
    where s.answers is distinct from ${ANSWERS}::int or t.n is distinct from 1`);
  return rows.map(
    ({ whom, answers, thanks: n }) => `half-applied: survey of ${whom} with ${answers} answers, ${n} notifications`,
  );
}
