import type { PageMark, PageOfRequests, RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { isStudent } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import { LISTED, REQUEST_ROW } from './queries-json.ts';
import { managedUniversities } from './queries-managed.ts';

/** The number of requests on a page. */
export const PAGE_LENGTH = 50;
const STATES = ['pending', 'approved', 'denied'];

export interface Page {
  remoteAttendanceRequests: RemoteAttendanceRow[];
  next: PageMark | null;
}

/**
 * The parts of an index that contain the requests: each row of `t` is one part, and `within` is its condition on
 * request `q`.
 */
export type IndexStretches = Readonly<{ t: Sql; within: Sql }>;

/** The viewer's own requests, or those of the course that the viewer helps to run. D-120 */
export const stretchesOfViewer = ({ role, enrollmentId, universityId, courseId }: Viewer): IndexStretches =>
  isStudent(role)
    ? {
        t: sql`select ${universityId}::int as university_id, ${enrollmentId}::int as enrollment_id`,
        within: sql`and q.enrollment_id = t.enrollment_id`,
      }
    : {
        t: sql`select ${universityId}::int as university_id, ${courseId}::int as course_id`,
        within: sql`and q.course_id = t.course_id`,
      };

export interface ManagedScope {
  readonly universityId?: number | undefined;
  readonly cohortId?: number | undefined;
  readonly courseId?: number | undefined;
}

/** The requests that a general manager oversees, or a part of them; others do not exist. D-124 */
export function stretchesOfManager(
  accountId: number,
  { universityId, cohortId, courseId }: ManagedScope,
): IndexStretches {
  const managed = sql`select m.university_id from (${managedUniversities(accountId)}) m
    where ${universityId ?? null}::int is null or m.university_id = ${universityId ?? null}::int`;
  if (cohortId === undefined && courseId === undefined) return { t: managed, within: empty };
  return {
    t: sql`select k.university_id, k.id as course_id from courses k
      where k.university_id in (${managed}) and (${courseId ?? null}::int is null or k.id = ${courseId ?? null}::int)
        and (${cohortId ?? null}::int is null or k.cohort_id = ${cohortId ?? null}::int)`,
    within: sql`and q.course_id = t.course_id`,
  };
}

/**
 * Selects the latest requests of some parts of the index. Of each part and state at most one page is read along its
 * index, and then the results are merged.
 */
export const pageQuery = ({ t, within }: IndexStretches, { status, before }: PageOfRequests): Sql => sql`
  with page as (
    select p.* from (${t}) t
    cross join unnest(${status ? [status] : STATES}::text[]) as w(state)
    cross join lateral (
      select q.university_id, q.id, q.requested_at, q.session_id, q.enrollment_id from remote_requests q
      where q.university_id = t.university_id ${within} and q.state = w.state and ${LISTED}
        ${before ? sql`and (q.requested_at, q.id) < (${before.date}::timestamptz, ${before.id}::int)` : empty}
      order by q.requested_at desc, q.id desc limit ${PAGE_LENGTH + 1}) p
    order by p.requested_at desc, p.id desc limit ${PAGE_LENGTH + 1})
  select ${REQUEST_ROW} as request
  from page q
  join sessions s on s.university_id = q.university_id and s.id = q.session_id
  join enrollments e on e.university_id = q.university_id and e.id = q.enrollment_id
  left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id
  left join attendance a on a.university_id = q.university_id and a.session_id = q.session_id and a.enrollment_id = q.enrollment_id
  left join excused_absence_reasons x on x.id = a.excused_absence_reason_id
  join courses k on k.university_id = e.university_id and k.id = e.course_id
  join cohorts h on h.university_id = k.university_id and h.id = k.cohort_id
  join universities u on u.id = e.university_id
  join accounts c on c.id = e.account_id
  order by q.requested_at desc, q.id desc`;

/** Finds one page, and the position where the next one begins. */
export async function findPage(db: Db, stretches: IndexStretches, wanted: PageOfRequests): Promise<Page> {
  const rows = await db.many<{ request: RemoteAttendanceRow }>(pageQuery(stretches, wanted));
  const remoteAttendanceRequests = rows.slice(0, PAGE_LENGTH).map(({ request }) => request);
  const last = remoteAttendanceRequests.at(-1)?.remoteAttendanceRequest;
  return { remoteAttendanceRequests, next: rows.length > PAGE_LENGTH && last ? last : null };
}
