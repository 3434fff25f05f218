import type { OpenSurvey } from '@bcs/contract/features/survey-turnout/open-surveys';
import type { SurveyTurnout } from '@bcs/contract/features/survey-turnout/model';
import { TEXT_READERS, TURNOUT_READERS } from '@bcs/contract/features/surveys/confidentiality';
import { kindOfForm, NPS_SURVEYS } from '@bcs/contract/features/surveys/names';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { isStudentNow } from '#kernel/seats';
import { enrollmentSpan } from '#kernel/stays';

type Reader = Pick<Viewer, 'universityId' | 'courseId' | 'accountId'>;
type Asked = Pick<OpenSurvey, 'formName' | 'week'>;

const HAS_SENT = sql`exists (
  select 1 from form_submissions s
  where s.university_id = e.university_id and s.enrollment_id = e.id and s.form_name = o.form_name and s.week = o.week)`;

/**
 * Tells whether the viewer may have read the texts of survey `o` in this class before seeing who had answered: with the
 * names, they could tell who wrote what. The opposite order is prevented elsewhere. The dates of the survey may have
 * changed, so its first answer counts too. D-237, D-263, D-325
 */
const readBefore = ({ accountId }: Pick<Viewer, 'accountId'>) => sql`exists (
  select from courses k
  left join survey_schedules d on d.university_id = k.university_id and d.course_id = k.id and d.kind = o.kind
  cross join lateral (
    select tstzrange(least(d.date_from::timestamp at time zone k.time_zone, min(s.submitted_at)), null) as since
    from form_submissions s
    where s.university_id = k.university_id and s.course_id = k.id and s.form_name = o.form_name and s.week = o.week) w
  cross join lateral (
    select min(lower(${enrollmentSpan('m')} * w.since)) filter (where m.role = any(${TEXT_READERS as Role[]})) as texts,
      min(lower(${enrollmentSpan('m')} * w.since)) filter (where m.role = any(${TURNOUT_READERS as Role[]})) as names
    from enrollments m
    where m.university_id = k.university_id and m.course_id = k.id and m.account_id = ${accountId} and ${enrollmentSpan('m')} && w.since) r
  where k.university_id = e.university_id and k.id = e.course_id and o.kind = any(${[...NPS_SURVEYS]}::text[]) and r.texts < r.names)`;

/** Finds the active students without an answer, by survey; the content of answers is not read. */
export const findTurnout = (db: Db, { universityId, courseId, accountId }: Reader, open: readonly OpenSurvey[]) =>
  db.many<SurveyTurnout>(sql`
    select o.form_name as "formName", o.week, o.title, o.closes_at as "closesAt",
      count(*) as "studentCount", count(*) filter (where ${HAS_SENT}) as "answeredCount",
      coalesce(json_agg(json_build_object('studentEnrollmentId', e.id, 'studentName', concat(c.first_name, ' ', c.last_name),
          'remindedAt', iso(r.reminded_at)) order by c.name_order, e.id) filter (where not ${HAS_SENT}), '[]') as waiting
    from unnest(${open.map(({ formName }) => formName)}::text[], ${open.map(({ week }) => week)}::int[],
        ${open.map(({ title }) => title)}::text[], ${open.map(({ closesAt }) => closesAt)}::text[],
        ${open.map(({ formName }) => kindOfForm(formName))}::text[])
      with ordinality as o(form_name, week, title, closes_at, kind, place)
    join enrollments e on e.university_id = ${universityId} and e.course_id = ${courseId} and ${isStudentNow('e')}
    join accounts c on c.id = e.account_id
    left join survey_reminders r on r.university_id = e.university_id and r.enrollment_id = e.id
      and r.survey = o.form_name and r.week = o.week
    where not ${readBefore({ accountId })}
    group by o.place, o.form_name, o.week, o.title, o.closes_at order by o.place`);

/** Records who is reminded: active students without an answer who were not reminded before. */
export async function storeReminders(
  db: Db,
  { universityId, courseId, enrollmentId, accountId }: Viewer,
  { formName, week }: Asked,
  students: readonly number[],
  now: Instant,
): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    insert into survey_reminders (university_id, enrollment_id, survey, week, reminded_by, reminded_at)
    select e.university_id, e.id, o.form_name, o.week, ${enrollmentId}, ${now}
    from enrollments e cross join (select ${formName}::text as form_name, ${week}::int as week, ${kindOfForm(formName)}::text as kind) o
    where e.university_id = ${universityId} and e.course_id = ${courseId} and ${isStudentNow('e')}
      and e.id = any(${students}::int[]) and not ${HAS_SENT} and not ${readBefore({ accountId })}
    order by e.id
    on conflict on constraint a_person_is_reminded_of_a_survey_once do nothing
    returning enrollment_id as id`);
  return rows.map(({ id }) => id);
}
