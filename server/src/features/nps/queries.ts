import { NPS_READERS } from '@bcs/contract/features/nps/rights';
import { npsFormNames, type NpsSurvey } from '@bcs/contract/features/surveys/names';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Day, Zone } from '@bcs/contract/kernel/clock';
import { STUDENT, SUCCESS_MANAGER, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';
import { enrollmentSpan } from '#kernel/stays';

/** The answers to one survey, in order of arrival. */
export interface AnsweredSurvey {
  survey: NpsSurvey;
  scores: number[];
  /** The reasons in the requested course, in the order of the scores; only for those who may read them. */
  reasons: (string | null)[];
  /**
   * The number of students who were there while it was open and have left since, whether or not they answered. D-264
   */
  former: number;
  /** The number of answers when the dates of the class or the survey were last changed. D-325 */
  counted: number;
  /** The last planned day; null without a plan. */
  lastDay: Day | null;
}

/** One course in which the reader may read scores. */
export interface ScoredCourse {
  courseId: number;
  courseName: string;
  courseCode: string;
  cohortName: string;
  startDate: Day;
  endDate: Day;
  timeZone: Zone;
  /** The reader's role there. */
  role: Role;
  students: number;
  surveys: AnsweredSurvey[];
}

/** The highest number of courses in the trend. */
const MOST_COURSES = 60;
const [SCORE, REASON] = [1, 2];
const MID = npsFormNames('mid-course');
const END = npsFormNames('end-course');

/** The period in which survey `g` of course `k` was open; without a plan `d`, never. */
const OPEN_TIMES = sql`tstzmultirange(tstzrange(
  d.date_from::timestamp at time zone k.time_zone, (d.date_to + 1)::timestamp at time zone k.time_zone))`;

/**
 * Tells whether somebody could see by name who has answered at any time since the survey opened: with the texts, they
 * could tell who wrote what. Its dates may have changed, so its first answer counts too. D-193, D-237, D-325
 */
const sawWhoAnswered = (accountId: number) => sql`exists (
  select from enrollments m
  where m.university_id = k.university_id and m.course_id = k.id and m.account_id = ${accountId} and m.role = ${SUCCESS_MANAGER}
    and ${enrollmentSpan('m')} && tstzrange(least(d.date_from::timestamp at time zone k.time_zone, g.first_answer), null))`;

/** Finds the answers in the reader's latest courses in one statement, without reading names. */
export const findScoredCourses = (db: Db, { universityId, accountId, courseId }: Viewer, withReasons: boolean) =>
  db.many<ScoredCourse>(sql`
    select k.id as "courseId", k.name as "courseName", k.code as "courseCode", h.name as "cohortName",
      k.start_date as "startDate", k.end_date as "endDate", k.time_zone as "timeZone", e.role,
      (select count(*) from enrollments p
        where p.university_id = k.university_id and p.course_id = k.id and p.active and p.role = ${STUDENT}) as students,
      (select coalesce(json_agg(json_build_object('survey', g.survey, 'scores', g.scores,
          'reasons', case when ${sawWhoAnswered(accountId)} then '[]' else g.reasons end,
          'counted', g.counted, 'former', (
            select count(*) from enrollments p
            where p.university_id = k.university_id and p.course_id = k.id and not p.active and p.role = ${STUDENT}
              and p.stays && ${OPEN_TIMES}),
          'lastDay', d.date_to) order by g.survey desc), '[]')
        from (
          select case when s.form_name = any(${MID}::text[]) then 'mid-course' else 'end-course' end as survey,
            json_agg((a.value #>> '{}')::int order by s.submitted_at, s.id) as scores,
            count(*) filter (where s.counted) as counted, min(s.submitted_at) as first_answer,
            ${
              withReasons
                ? sql`case when k.id = ${courseId} then json_agg(r.value #>> '{}' order by s.submitted_at, s.id) else '[]' end`
                : sql`'[]'::json`
            } as reasons
          from form_submissions s
          join form_steps t on t.form_id = s.form_id and t.ordinal = ${SCORE}
          join form_answers a on a.university_id = s.university_id and a.submission_id = s.id and a.step_id = t.id
          left join form_steps u on u.form_id = s.form_id and u.ordinal = ${REASON}
          left join form_answers r on r.university_id = s.university_id and r.submission_id = s.id and r.step_id = u.id
          where s.university_id = k.university_id and s.course_id = k.id and s.form_name = any(${[...MID, ...END]}::text[])
          group by 1) g
        left join survey_schedules d on d.university_id = k.university_id and d.course_id = k.id and d.kind = g.survey) as surveys
    from (
      select * from enrollments n
      where account_id = ${accountId} and university_id = ${universityId} and ${isSeat('n')} and role = any(${NPS_READERS}::text[])) e
    join courses k on k.university_id = e.university_id and k.id = e.course_id
    join cohorts h on h.university_id = k.university_id and h.id = k.cohort_id
    order by (k.id = ${courseId}) desc, k.start_date desc, k.id limit ${MOST_COURSES}`);
