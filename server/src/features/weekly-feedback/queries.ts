import type {
  AverageData,
  DetailedData,
  EditableFollowUp,
  FeedbackComment,
} from '@bcs/contract/features/weekly-feedback/model';
import type { AnswerCount } from '@bcs/contract/features/surveys/figures';
import { WEEKLY } from '@bcs/contract/features/surveys/weekly';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, empty, raw, type Sql, type Db } from '#database/db';
import { followUpsOf } from './queries-follow-up.ts';

/** The number of people who answered in each week, and of those who could. */
export interface Turnout {
  startDate: Day;
  endDate: Day;
  /** The number of active students. */
  studentCount: number;
  /**
   * The periods in which former students were in the class: they still count in its size for those weeks, whether or
   * not they answered, so that the size reveals nothing. D-264
   */
  former: { from: Instant; to: Instant }[];
  /** The weeks with answers. */
  weeks: ({ week: number } & AnswerCount)[];
}

export type StoredAverages = Omit<
  AverageData,
  'feedbackCount' | 'feedbackPercentage' | 'studentCount' | 'shownCount' | 'closesAt'
>;

export interface Answers {
  averages: StoredAverages[];
  details: DetailedData[];
  comments: FeedbackComment[];
  followUps: EditableFollowUp[];
}

/** The number of answers of a week that count, in order of arrival. */
export type ShownAnswers = Readonly<{ week: number; most: number }>;

/** The weeks whose answers are read with names: one week, null for all, 'nobody' for none. */
export type NamedWeeks = number | null | 'nobody';

/** The submission `s` that belongs to feedback `f`. */
const SUBMISSION = sql`s.university_id = f.university_id and s.enrollment_id = f.enrollment_id
  and s.form_name = ${WEEKLY} and s.week = f.week`;

export const findTurnout = (db: Db, { universityId, courseId }: Viewer) =>
  db.one<Turnout>(sql`
    select k.start_date as "startDate", k.end_date as "endDate",
      (select count(*) from enrollments e
        where e.university_id = k.university_id and e.course_id = k.id and e.active and e.role = ${STUDENT}) as "studentCount",
      (select coalesce(json_agg(json_build_object('from', iso(lower(e.stays)), 'to', iso(upper(e.stays)))), '[]')
        from enrollments e
        where e.university_id = k.university_id and e.course_id = k.id and not e.active and e.role = ${STUDENT}
          and not isempty(e.stays)) as former,
      (select coalesce(json_agg(json_build_object('week', w.week, 'answers', w.answers, 'counted', w.counted) order by w.week), '[]')
        from (select f.week, count(*) as answers, count(*) filter (where s.counted) as counted
          from weekly_feedback f left join form_submissions s on ${SUBMISSION}
          where f.university_id = k.university_id and f.course_id = k.id group by f.week) w) as weeks
    from courses k where k.university_id = ${universityId} and k.id = ${courseId}`);

const PERSON_NAME = sql`concat(c.first_name, ' ', c.last_name)`;

const RATED = [
  ['classOverall', 'class_overall'],
  ['paceOfClass', 'pace_of_class'],
  ['applyLearningOutsideClass', 'apply_learning_outside_class'],
  ['academicSupport', 'academic_support'],
  ['instructorEngagement', 'instructor_engagement'],
  ['instructorClarity', 'instructor_clarity'],
  ['instructorKnowledge', 'instructor_knowledge'],
  ['homeworkFeedbackRating', 'homework_feedback_rating'],
] as const;

/** The expressions for averages; 0 means N/A and is not counted. SURV-094, D-144 */
const MEANS = raw(RATED.map(([field, column]) => `'${field}', round(avg(nullif(f.${column}, 0)), 2)`).join(', '));
const STARS = raw(RATED.map(([field, column]) => `'${field}', f.${column}`).join(', '));
const SHARES = raw(
  [1, 2, 3, 4, 5]
    .map(
      (band) =>
        `'option${band}Percentage', round(100.0 * count(*) filter (where f.outside_time_spent = ${band}) / count(*), 2)`,
    )
    .join(', '),
);

/**
 * Finds the averages of answers that may be shown, with names for those who may see them; nothing else is read.
 * WEEK-010, D-147
 */
export function findAnswers(
  db: Db,
  { universityId, courseId }: Viewer,
  shown: readonly ShownAnswers[],
  named: NamedWeeks,
) {
  const ofNamed = sql`from weekly_feedback f
    join enrollments e on e.university_id = f.university_id and e.id = f.enrollment_id
    join accounts c on c.id = e.account_id
    where f.university_id = ${universityId} and f.course_id = ${courseId} and f.week = coalesce(${named === 'nobody' ? null : named}::int, f.week)`;
  const list = (row: Sql, where: Sql) =>
    named === 'nobody'
      ? sql`'[]'::json`
      : sql`(select coalesce(json_agg(${row} order by f.week, c.name_order, e.id), '[]') ${ofNamed} ${where})`;
  return db.one<Answers>(sql`
    with placed as (
      select f.*, row_number() over (partition by f.week order by f.submitted_at, s.id, f.enrollment_id) as place
      from weekly_feedback f left join form_submissions s on ${SUBMISSION}
      where f.university_id = ${universityId} and f.course_id = ${courseId}
    ), shown as (
      select f.* from placed f
      join unnest(${shown.map(({ week }) => week)}::int[], ${shown.map(({ most }) => most)}::int[]) as s(week, most)
        on s.week = f.week and f.place <= s.most
    )
    select
      (select coalesce(json_agg(w.row order by w.week), '[]') from (
        select f.week, json_build_object('week', f.week, ${MEANS}, 'OutsideTimeSpent', json_build_object(${SHARES})) as row
        from shown f group by f.week) w) as averages,
      ${list(
        sql`json_build_object('week', f.week, 'studentEnrollmentId', e.id, 'studentName', ${PERSON_NAME},
          'submittedDate', iso(f.submitted_at), ${STARS}, 'outsideTimeSpent', f.outside_time_spent)`,
        empty,
      )} as details,
      ${list(
        sql`json_build_object('week', f.week, 'studentEnrollmentId', e.id, 'studentName', ${PERSON_NAME},
          'commentsOnInstructor', f.comments_on_instructor, 'additionalNotes', f.additional_notes)`,
        sql`and (f.comments_on_instructor is not null or f.additional_notes is not null)`,
      )} as comments,
      ${followUpsOf({ universityId, courseId })} as "followUps"`);
}
