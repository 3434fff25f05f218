import { CHECK_IN_MARGIN } from '@bcs/contract/features/attendance/check-in';
import { rolesThatDo } from '@bcs/contract/features/command-menu/abilities';
import type { ActionKey, MenuChoice } from '@bcs/contract/features/command-menu/model';
import type { CurrentClass } from '@bcs/contract/features/command-menu/ready';
import { ACADEMIC, CAREER } from '@bcs/contract/features/enrollments/contexts';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import { CLASS_SESSION } from '@bcs/contract/features/sessions/categories';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { ROLES } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { EXTENDED_DUE, JOIN_GRADES, WAITS_FOR_MARK } from '#features/coursework/queries-assignment';
import { UNDECIDED } from '#features/remote-attendance/queries-json';
import { lastMenuChoices } from './queries-found.ts';
import { isReleased } from '#kernel/released';
import { isSeat, isStudentNow } from '#kernel/seats';
import { wasThere } from '#kernel/stays';

/** Stores a choice as the most recent one, and deletes all but the last ten. SUCC-073 */
export async function keepChoice(db: Db, accountId: number, { kind, key }: MenuChoice, now: Instant): Promise<void> {
  await db.run(sql`
    insert into menu_choices (account_id, kind, key, chosen_at) values (${accountId}, ${kind}, ${key}, ${now})
    on conflict on constraint a_choice_is_remembered_once do update set chosen_at = excluded.chosen_at`);
  await db.run(sql`
    delete from menu_choices c where c.account_id = ${accountId}
      and (c.kind, c.key) not in (select l.kind, l.key from (${lastMenuChoices(accountId)}) l)`);
}

export const dropChoices = (db: Db, accountId: number) =>
  db.run(sql`delete from menu_choices where account_id = ${accountId}`);

/** The age beyond which missing attendance is no longer offered here; it has its own page. */
const LOOKED_BACK = 14 * 24 * HOUR;

/** The condition that the role in class `m` may do the action, so that nothing is looked up otherwise. */
const may = (action: ActionKey) => sql`m.role = any(${rolesThatDo(action)})`;
const graders = (contextId: number) => ROLES.filter((role) => mayGrade({ contextId }, role));

const UNMARKED = sql`(
  select count(*)::int from enrollments e
  where ${may('takeAttendance')} and e.university_id = m.university_id and e.course_id = m.course_id and ${isStudentNow('e')}
    and ${wasThere('e', sql`s.start_time`)} and not exists (select 1 from attendance a
      where a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = e.id)
    and not exists (select 1 from remote_requests q
      where q.university_id = s.university_id and q.session_id = s.id and q.enrollment_id = e.id
        and q.state = 'pending' and q.cancelled_at is null))`;

const sessionsAround = (now: Instant) => sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time),
    'isClass', s.category_code = ${CLASS_SESSION}, 'unmarked', ${UNMARKED},
    'status', coalesce(own.status_code, 'none'), 'request', q.state)), '[]')
  from sessions s
  left join attendance own on own.university_id = s.university_id and own.session_id = s.id and own.enrollment_id = m.id
  left join remote_requests q on q.university_id = s.university_id and q.session_id = s.id and q.enrollment_id = m.id
    and q.cancelled_at is null
  where s.university_id = m.university_id and s.course_id = m.course_id and s.cancelled_at is null
    and s.start_time between ${plus(now, -LOOKED_BACK)}::timestamptz and ${plus(now, CHECK_IN_MARGIN)}::timestamptz
    and (s.context_id = ${ACADEMIC} or not h.hide_career_services))`;

const UNGRADED = sql`
  select a.id as item, a.title, w.submitted_at, w.id, p.id as student, concat(p.first_name, ' ', p.last_name) as name
  from submissions w
  join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
  join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and ${isStudentNow('e')}
  join accounts p on p.id = e.account_id
  ${JOIN_GRADES}
  where ${may('gradeNext')} and w.university_id = m.university_id and w.course_id = m.course_id
    and case a.context_id when ${ACADEMIC} then m.role = any(${graders(ACADEMIC)}) else m.role = any(${graders(CAREER)}) end
    and a.archived_at is null and ${WAITS_FOR_MARK}`;

/** Selects the assignment to submit next: the next due one or, if there is none, the oldest overdue one. */
const nextDue = (now: Instant) => sql`(
  select json_build_object('id', a.id, 'title', a.title) from assignments a
  where ${may('submitNext')} and a.university_id = m.university_id and a.course_id = m.course_id and ${isReleased(now)}
    and (a.context_id = ${ACADEMIC} or not h.hide_career_services)
    and not exists (select 1 from submissions w
      where w.university_id = a.university_id and w.assignment_id = a.id and w.enrollment_id = m.id)
    and (${EXTENDED_DUE} >= ${now}::timestamptz or ${wasThere('m', EXTENDED_DUE)})
  order by ${EXTENDED_DUE} < ${now}::timestamptz, ${EXTENDED_DUE}, a.id limit 1)`;

const PENDING = sql`(
  select count(*)::int from remote_requests q
  where ${may('reviewRequests')} and not h.hide_remote_attendance and q.university_id = m.university_id
    and q.course_id = m.course_id and ${UNDECIDED})`;

export interface ChosenAndNow {
  readonly choices: MenuChoice[];
  /** The chosen class; null if none is chosen, or it is not the caller's. */
  readonly here: CurrentClass | null;
}

/** Finds recent choices, and the actions in the chosen class, in one statement. */
export const findMenuState = (db: Db, accountId: number, enrollmentId: number | null, now: Instant) =>
  db.one<ChosenAndNow>(sql`
    select
      (select coalesce(json_agg(json_build_object('kind', kind, 'key', key) order by chosen_at desc, kind, key), '[]')
        from (${lastMenuChoices(accountId)}) l) as choices,
      (select json_build_object('role', m.role, 'zone', c.time_zone, 'checkInCodeRequired', c.check_in_code_required,
          'sessions', ${sessionsAround(now)}, 'ungraded', u.oldest, 'ungradedCount', u.waiting,
          'nextDue', ${nextDue(now)}, 'pendingRequests', ${PENDING})
        from enrollments m
        join courses c on c.university_id = m.university_id and c.id = m.course_id
        join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
        cross join lateral (
          select count(*)::int as waiting, (array_agg(json_build_object('title', title, 'student', name,
            'assignmentId', item, 'studentId', student) order by submitted_at, id))[1] as oldest
          from (${UNGRADED}) n) u
        where m.account_id = ${accountId} and ${isSeat('m')} and m.id = ${enrollmentId}::int) as here`);
