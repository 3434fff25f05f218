import { sql, type Db } from '#database/db';
import type { Ground } from './ground.ts';
import type { Ledger, StatusWrite } from './ledger.ts';
import { brokenAmong } from './written-once.ts';
import { END_COURSE_ANSWERS } from '../samples.ts';

const ANSWERS = END_COURSE_ANSWERS.steps.filter(({ answer }) => answer !== null).length;
const thanks = (since: number) => sql`
  select enrollment_id, count(*) as n from notifications where type = 'END_COURSE_SURVEY' and id > ${since} group by 1`;

/** Finds acknowledged surveys that are not stored exactly once. */
async function lostSurveys(db: Db, { last }: Ground, { surveys }: Ledger): Promise<string[]> {
  const rows = await db.many<{ name: string; times: number }>(sql`
    select enrollment_id::text as name, count(*) as times from form_submissions where id > ${last.submission} group by 1`);
  const sent = surveys.map(({ enrollmentId, fate }) => ({ name: String(enrollmentId), fate }));
  return brokenAmong('survey of', sent, new Map(rows.map(({ name, times }) => [name, times])));
}

/** Finds surveys without all answers or without thanks, and the reverse. */
async function halfSurveys(db: Db, { last }: Ground): Promise<string[]> {
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

/** Lists broken promises in words; empty if there are none. */
export async function findBroken(db: Db, ground: Ground, ledger: Ledger): Promise<string[]> {
  return [
    ...(await lostStatuses(db, ground, ledger)),
    ...(await halfStatuses(db, ground)),
    ...(await lostComments(db, ground, ledger)),
    ...(await halfComments(db, ground)),
    ...(await lostHandling(db, ledger)),
    ...(await lostSurveys(db, ground, ledger)),
    ...(await halfSurveys(db, ground)),
  ];
}

interface Change {
  readonly enrollmentId: number;
  readonly oldStatus: string | null;
  readonly newStatus: string;
  readonly reasonId: number | null;
}

/** Compares sent statuses with stored ones: acknowledged ones must be there, at the position in their answer. */
async function lostStatuses(db: Db, { sessionId, students, last }: Ground, ledger: Ledger): Promise<string[]> {
  const changes = await db.many<Change>(sql`
    select enrollment_id as "enrollmentId", old_status as "oldStatus", new_status as "newStatus", new_reason_id as "reasonId"
    from attendance_history where session_id = ${sessionId} and id > ${last.history} order by id`);
  return students.flatMap(({ enrollmentId, changes: before }) => {
    const stored = changes.filter((change) => change.enrollmentId === enrollmentId);
    const sent = ledger.statuses.filter((write) => write.enrollmentId === enrollmentId);
    return [...compare(sent, stored, before), ...chain(stored)];
  });
}

const isStored = ({ statusCode, reasonId }: StatusWrite, change: Change | undefined): boolean =>
  change?.newStatus === statusCode && change.reasonId === reasonId;

function compare(sent: readonly StatusWrite[], stored: readonly Change[], before: number): string[] {
  const broken: string[] = [];
  let explained = 0;
  let unanswered: StatusWrite[] = [];
  for (const write of sent) {
    if (write.fate === 'unknown') unanswered.push(write);
    if (write.fate !== 'acknowledged') continue;
    const place = (write.version ?? 0) - before - 1;
    // a repeated status can have the position of the previous one, because nothing changed
    if (!isStored(write, stored[place]) || place < explained - 1)
      broken.push(`lost: ${write.statusCode} of ${write.enrollmentId}, change ${place + 1}`);
    broken.push(...unsent(stored.slice(explained, place), unanswered));
    explained = Math.max(explained, place + 1);
    unanswered = [];
  }
  return [...broken, ...unsent(stored.slice(explained), unanswered)];
}

/** Finds changes between two acknowledged ones that are not explained by requests without an answer. */
function unsent(stored: readonly Change[], unanswered: readonly StatusWrite[]): string[] {
  let from = 0;
  return stored.flatMap((change) => {
    const found = unanswered.findIndex((write, at) => at >= from && isStored(write, change));
    if (found === -1) return [`never sent: ${change.newStatus} of ${change.enrollmentId}`];
    from = found + 1;
    return [];
  });
}

/** Finds changes that do not start from the status that the previous one left. */
const chain = (stored: readonly Change[]): string[] =>
  stored.flatMap(({ enrollmentId, oldStatus }, at) => {
    const previous = stored[at - 1];
    const follows = previous === undefined || previous.newStatus === oldStatus;
    return follows ? [] : [`half-applied: the history of ${enrollmentId} has a gap before change ${at + 1}`];
  });

/** Finds statuses that disagree with the last line of their history, and absences without their notification. */
async function halfStatuses(db: Db, { sessionId, last }: Ground): Promise<string[]> {
  const rows = await db.many<{ enrollmentId: number; status: string | null; line: string | null }>(sql`
    select e.id as "enrollmentId", a.status_code || coalesce(a.excused_absence_reason_id::text, '') as status,
      h.new_status || coalesce(h.new_reason_id::text, '') as line
    from enrollments e
    join lateral (select * from attendance_history h where h.session_id = ${sessionId} and h.enrollment_id = e.id
      order by id desc limit 1) h on h.id > ${last.history}
    left join attendance a on a.session_id = ${sessionId} and a.enrollment_id = e.id
    where (a.status_code, a.excused_absence_reason_id) is distinct from (h.new_status, h.new_reason_id)`);
  const { absences, notified } = await db.one<{ absences: number; notified: number }>(sql`
    select
      (select count(*) from (
        select distinct on (enrollment_id) new_status from attendance_history
        where session_id = ${sessionId} and id > ${last.history} order by enrollment_id, id desc) h
        where h.new_status = 'absent') as absences,
      (select count(*) from notifications
        where id > ${last.notification} and cause = ${`absence-${sessionId}`}) as notified`);
  return [
    ...rows.map(
      ({ enrollmentId, status, line }) => `half-applied: ${enrollmentId} is ${status}, the history says ${line}`,
    ),
    ...(absences === notified ? [] : [`half-applied: ${absences} absences, but ${notified} notifications`]),
  ];
}

async function lostComments(db: Db, { last }: Ground, { comments }: Ledger): Promise<string[]> {
  const rows = await db.many<{ comment: string; times: number }>(sql`
    select comment, count(*) as times from submission_comments where id > ${last.comment} group by comment`);
  const sent = comments.map(({ comment: name, fate }) => ({ name, fate }));
  return brokenAmong('comment', sent, new Map(rows.map(({ comment, times }) => [comment, times])));
}

/** Finds comments without notifications, or the reverse; both have the same time. */
async function halfComments(db: Db, { last }: Ground): Promise<string[]> {
  const rows = await db.many<{ at: string; comments: number; notifications: number }>(sql`
    with written as (
      select m.created_at as at, w.enrollment_id as student, count(*) as n from submission_comments m
      join submissions w on w.university_id = m.university_id and w.id = m.submission_id
      where m.id > ${last.comment} group by 1, 2),
    notified as (
      select created_at as at, (content ->> 'studentEnrollmentId')::int as student, enrollment_id, count(*) as n from notifications
      where type = 'SUBMISSION_COMMENT' and id > ${last.notification} group by 1, 2, 3)
    select coalesce(w.at, t.at) as at, coalesce(w.n, 0) as comments, coalesce(t.n, 0) as notifications
    from written w full join notified t on t.at = w.at and t.student = w.student
    where w.n is distinct from t.n`);
  return rows.map(
    ({ at, comments, notifications }) => `half-applied: ${comments} comments of ${at}, ${notifications} notifications`,
  );
}

async function lostHandling(db: Db, { handled }: Ledger): Promise<string[]> {
  const ids = handled.map(({ notificationId }) => notificationId);
  const rows = await db.many<{ id: number }>(
    sql`select id from notifications where id = any(${ids}) and handled_at is not null`,
  );
  const stored = new Set(rows.map(({ id }) => id));
  return handled.flatMap(({ fate, notificationId }) => {
    if (fate === 'acknowledged' && !stored.has(notificationId)) return [`lost: handling of ${notificationId}`];
    return fate === 'refused' && stored.has(notificationId)
      ? [`refused, but stored: handling of ${notificationId}`]
      : [];
  });
}
