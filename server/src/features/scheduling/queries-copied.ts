import { type SettledDate, withoutSecrets } from '@bcs/contract/features/scheduling/copied-warnings';
import { firstReleaseState } from '@bcs/contract/features/coursework/assignment-state';
import { itemKey } from '@bcs/contract/features/scheduling/dated';
import { toClockTime } from '@bcs/contract/features/scheduling/local-span';
import { addDays, atLocal, daysBetween, localDay, startOfDay, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { CopyPlan } from './plan-copy.ts';
import type { CopiedClass, SourceRelease } from './queries-copy.ts';

/** The class into which a copy is written. */
type Place = Readonly<{ universityId: number; courseId: number }>;

/**
 * Copies the rules, the place and the booking address of a class, but never the credentials of its classroom. ADM-073
 */
export const copySettings = (tx: Db, { universityId, courseId }: Place, source: CopiedClass) =>
  tx.run(sql`
    update courses c set duration = s.duration, location = s.location, max_absence = s.max_absence,
      max_remote_attendance = s.max_remote_attendance, max_missed_general_assignment = s.max_missed_general_assignment,
      max_missed_required_assignment = s.max_missed_required_assignment, minimum_score_required = s.minimum_score_required,
      check_in_code_required = s.check_in_code_required, absent_after_session = s.absent_after_session,
      instructors_may_edit = s.instructors_may_edit, classroom_dynamic = s.classroom_dynamic,
      you_can_book_me_url = s.you_can_book_me_url, classroom_link = ${source.classroomLink && withoutSecrets(source.classroomLink)}
    from courses s
    where c.university_id = ${universityId} and c.id = ${courseId}
      and s.university_id = ${source.universityId} and s.id = ${source.courseId}`);

/** Copies survey windows as the preview shows them, and whether the final survey is asked. */
export const copySurveys = (
  tx: Db,
  { universityId, courseId }: Place,
  { source, shown }: Pick<CopyPlan, 'source' | 'shown'>,
) => {
  const windows = shown.surveys.map(({ kind, new: days }) => ({ kind, ...days }));
  return tx.run(sql`
    with asked as (
      update courses c set end_survey_enabled = s.end_survey_enabled from courses s
      where c.university_id = ${universityId} and c.id = ${courseId}
        and s.university_id = ${source.universityId} and s.id = ${source.courseId})
    insert into survey_schedules (university_id, course_id, kind, survey, date_from, date_to)
    select ${universityId}, ${courseId}, s.kind, s.survey, w."from", w."to"
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w(kind text, "from" date, "to" date)
    join survey_schedules s on s.university_id = ${source.universityId} and s.course_id = ${source.courseId} and s.kind = w.kind`);
};

type Dated = SettledDate & { readonly new: NonNullable<SettledDate['new']> };
const dated = (items: readonly SettledDate[], kind: SettledDate['item']['kind']) =>
  items.filter((one): one is Dated => one.item.kind === kind && one.new !== null);

/** A session of a copy, with its original. */
type CopiedSession = Readonly<{ id: number; name: string; copiedFrom: number }>;

/** Copies sessions; a room is only kept if the new university has it in use. */
export const copySessions = (
  tx: Db,
  { universityId, courseId }: Place,
  { source, items }: Pick<CopyPlan, 'source' | 'items'>,
  now: Instant,
) =>
  tx.many<CopiedSession>(sql`
    with d as materialized (
      select d.*, nextval(pg_get_serial_sequence('sessions', 'id'))::int as made
      from jsonb_to_recordset(${JSON.stringify(dated(items, 'session').map(({ item: { id }, new: span }) => ({ id, ...span })))}::jsonb)
        as d(id int, "startTime" timestamptz, "endTime" timestamptz)),
    made as (insert into sessions (id, university_id, course_id, context_id, category_code, name, chapter, short_description, long_description,
      start_time, end_time, classroom_id, updated_at) overriding system value
    select d.made, ${universityId}, ${courseId}, s.context_id, s.category_code, s.name, s.chapter, s.short_description, s.long_description,
      d."startTime", d."endTime", r.id, ${now}::timestamptz
    from d
    join sessions s on s.university_id = ${source.universityId} and s.id = d.id
    left join classrooms r on r.university_id = ${universityId} and s.university_id = r.university_id and r.id = s.classroom_id
      and r.archived_at is null
    returning id, name)
    select made.id, made.name, d.id as "copiedFrom" from made join d on d.made = made.id order by made.id`);

/**
 * Copies assignments with their texts. Due dates stay tied to their sessions unless chosen by hand; releases keep their
 * distance in days from the due date, and their local time. Nothing is released at once. ADM-074, D-010, D-239
 */
export function copyAssignments(
  tx: Db,
  { universityId, courseId }: Place,
  { source, to, items }: Pick<CopyPlan, 'source' | 'to' | 'items'>,
  sessions: readonly CopiedSession[],
  now: Instant,
): Promise<{ id: number; name: string }[]> {
  const copies = new Map(sessions.map(({ id, copiedFrom }) => [copiedFrom, id]));
  const releases = new Map(source.items.map((item) => [itemKey(item), item.release]));
  const onClocks = (at: Instant, days: number) =>
    atLocal(addDays(localDay(at, source.timeZone), days), toClockTime(at, source.timeZone), to.timeZone);
  const releaseIn = (release: SourceRelease | null, days: number) => {
    if (release === null || release.draft) return { draft: true, releaseAt: null };
    const { releaseAt, opens } = release;
    return firstReleaseState(
      releaseAt ? onClocks(releaseAt, days) : startOfDay(addDays(opens, days), to.timeZone),
      now,
    );
  };
  const rows = dated(items, 'assignment').map(({ item, old, new: { startTime: due }, why }) => {
    const days = daysBetween(localDay(old.startTime, source.timeZone), localDay(due, to.timeZone));
    const { id, tied } = item;
    const session = (tied && why.because !== 'chosen' && copies.get(tied.sessionId)) || null;
    const tie = session === null ? null : tied?.tie;
    return { id, due, session, tie, days, ...releaseIn(releases.get(itemKey(item)) ?? null, days) };
  });
  return tx.many(sql`
    insert into assignments (university_id, course_id, context_id, title, header, content, assignment_date, due_date, due_session_id,
      due_tie, buffer_days,
      required, required_for_graduation, prework, min_hours, max_hours, draft, release_at, updated_at)
    select ${universityId}, ${courseId}, a.context_id, a.title, a.header, a.content, a.assignment_date + d.days, d.due, d.session, d.tie,
      a.buffer_days,
      a.required, a.required_for_graduation, a.prework, a.min_hours, a.max_hours, d.draft, d."releaseAt", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id int, due timestamptz, session int, tie jsonb, days int,
      draft boolean, "releaseAt" timestamptz)
    join assignments a on a.university_id = ${source.universityId} and a.id = d.id
    order by d.due, d.id
    returning id, title as name`);
}

/** Finds the people who are enrolled in the new class before any are copied. */
export const findEnrolledBeforeCopy = async (tx: Db, { universityId, courseId }: Place): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    select account_id as id from enrollments where university_id = ${universityId} and course_id = ${courseId} and active`);
  return rows.map(({ id }) => id);
};
