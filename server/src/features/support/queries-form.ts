import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db } from '#database/db';
import { isSeat } from '#kernel/seats';
import type { OwnCase } from '@bcs/contract/features/support/model';
import { lockedCase, type LockedCase } from './queries-desk.ts';
import { MESSAGES } from './queries-json.ts';

const MOST_SESSIONS = 100;
/** The period of upcoming sessions that can be chosen. */
const LOOKAHEAD = 7 * 24 * HOUR;

/** The class and session from which a person asks. */
export interface CaseOrigin {
  readonly enrollmentId: number | null;
  readonly universityId: number | null;
  readonly courseId: number | null;
  readonly role: Role | null;
  readonly timeZone: string | null;
  /** The support address of the university. ADM-066 */
  readonly supportEmail: string | null;
  /** True if the form is switched off for everybody or the cohort. D-017 */
  readonly hidden: boolean;
}

/**
 * Finds the given active enrollment of the account or, without one, its latest, so that staff of that class see who
 * cannot get in any more. Undefined for an enrollment of others.
 */
export async function findOrigin(
  db: Db,
  accountId: number,
  enrollmentId: number | null,
): Promise<CaseOrigin | undefined> {
  const found = await db.one<CaseOrigin>(sql`
    select e.id as "enrollmentId", e.university_id as "universityId", e.course_id as "courseId", e.role,
      c.time_zone as "timeZone", u.support_email as "supportEmail",
      coalesce(h.hide_web_to_case, false) or (select not f.enabled from feature_flags f where f.key = 'web2case') as hidden
    from (select 1) one
    left join (
      enrollments e
      join courses c on c.university_id = e.university_id and c.id = e.course_id
      join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
      join universities u on u.id = e.university_id)
      on e.account_id = ${accountId} and (${enrollmentId}::int is null or (${isSeat('e')} and e.id = ${enrollmentId}::int))
    order by e.active desc, e.id desc limit 1`);
  return enrollmentId !== null && found.enrollmentId === null ? undefined : found;
}

const MOST_UNIVERSITIES = 200;

interface UniversityChoice {
  id: number;
  name: string;
}

/** Finds the universities to choose from, for people who were never in a class. */
const findUniversities = (db: Db) =>
  db.many<UniversityChoice>(
    sql`select id, name from universities where archived_at is null order by name, id limit ${MOST_UNIVERSITIES}`,
  );

interface SessionChoice {
  id: number;
  name: string;
  startTime: Instant;
}

/** Finds the sessions that a question may be about, the latest first. SUPP-011, D-161 */
const findSessions = (db: Db, { universityId, courseId }: CaseOrigin, now: Instant) =>
  db.many<SessionChoice>(sql`
    select id, name, start_time as "startTime" from sessions
    where university_id = ${universityId} and course_id = ${courseId} and cancelled_at is null
      and start_time < ${plus(now, LOOKAHEAD)}
    order by start_time desc, id desc limit ${MOST_SESSIONS}`);

interface Choices {
  sessions: SessionChoice[];
  /** Several universities, or none: with a single one there is no question. */
  universities: UniversityChoice[];
}

/** Finds the options of the form, and the university if there is only one. */
export async function choicesOf(
  db: Db,
  origin: CaseOrigin,
  enrollmentId: number | null,
  now: Instant,
): Promise<Choices & { only: number | null }> {
  if (enrollmentId !== null) return { sessions: await findSessions(db, origin, now), universities: [], only: null };
  const all = origin.universityId === null ? await findUniversities(db) : [];
  const [first] = all;
  return all.length > 1
    ? { sessions: [], universities: all, only: null }
    : { sessions: [], universities: [], only: first?.id ?? null };
}

const MOST_OWN = 20;

/** Finds an account's own cases, the latest first: those of one class, or all of them including those without any. */
export const findOwn = (db: Db, accountId: number, enrollmentId: number | null) =>
  db.many<OwnCase>(sql`
    select t.id, t.category_code as category, t.subcategory_code as subcategory, t.description, t.state, t.created_at as date, ${MESSAGES} as messages
    from support_tickets t
    where t.account_id = ${accountId} ${enrollmentId === null ? empty : sql`and t.enrollment_id = ${enrollmentId}`}
    order by t.created_at desc, t.id desc limit ${MOST_OWN}`);

export const lockOwn = (db: Db, accountId: number, caseId: number) =>
  db.maybe<LockedCase>(lockedCase(sql`t.id = ${caseId} and t.account_id = ${accountId}`));
