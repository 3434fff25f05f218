import sql from 'sql-template-tag';
import { reachesAbsenceLimit, remainingAbsences } from '@bcs/contract/features/attendance/absences';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { tellRealtime } from '#kernel/realtime';
import type { AttendanceNow } from './queries-change.ts';

/** Where a change of attendance takes place. */
export type Where = Pick<Viewer, 'universityId' | 'courseId'>;

/** Open attendance tables and the open pages of the students fetch again. */
export async function tellOpenPages(
  db: Db,
  { universityId, courseId }: Where,
  enrollmentIds: readonly number[],
): Promise<void> {
  const staff = await db.many<{ id: number }>(sql`
    select e.id from enrollments e
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.role <> 'student' and e.active`);
  await tellRealtime(db, { kind: 'attendance', enrollmentIds: [...enrollmentIds, ...staff.map(({ id }) => id)] });
}

/** Every open page of the course learns how attendance is taken from now on. */
export async function tellCourse(db: Db, { universityId, courseId }: Where): Promise<void> {
  const all = await db.many<{ id: number }>(sql`
    select e.id from enrollments e
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.active`);
  await tellRealtime(db, { kind: 'attendance', enrollmentIds: all.map(({ id }) => id) });
}

/** Tells the student of an absence; when few are left, the success managers as well. Annex F */
export async function tellAbsence(
  db: Db,
  where: Where,
  sessionId: number,
  student: Pick<AttendanceNow, 'enrollmentId' | 'sessionName' | 'studentName' | 'academic' | 'startTime'>,
  now: Instant,
): Promise<void> {
  const { universityId, courseId } = where;
  const { enrollmentId, sessionName, studentName, academic, startTime } = student;
  const to = { enrollmentIds: [enrollmentId] };
  const context = academic ? 'Academic' : 'Career';
  const message = `You were marked absent from ${sessionName}.`;
  await notify(db, {
    type: 'ABSENCE_RECORDED',
    universityId,
    to,
    content: { message, sessionId, startTime, context },
    now,
  });
  if (!academic) return;

  const { absences, maxAbsence, youCanBookMeUrl } = await countAbsences(db, where, enrollmentId);
  const left = remainingAbsences(maxAbsence, absences);
  const before = remainingAbsences(maxAbsence, absences - 1);
  if (!reachesAbsenceLimit(before, left)) return;
  const booking = youCanBookMeUrl === null ? {} : { youCanBookMeUrl, linkText: 'Book a meeting' };
  await notify(db, {
    type: 'ABSENCE_LIMIT',
    universityId,
    to,
    content: { message: `You have ${left} absences left.`, ...booking },
    now,
  });
  await notify(db, {
    type: 'ABSENCE_LIMIT',
    universityId,
    to: { courseId, roles: ['ssm'] },
    content: { message: `${studentName} has ${left} absences left.`, studentEnrollmentId: enrollmentId },
    now,
  });
}

interface Absences {
  readonly absences: number;
  readonly maxAbsence: number | null;
  readonly youCanBookMeUrl: string | null;
}

/** Excused absences do not count, career sessions neither. D-118 */
const countAbsences = (db: Db, { universityId, courseId }: Where, enrollmentId: number): Promise<Absences> =>
  db.one(sql`
    select c.max_absence as "maxAbsence", c.you_can_book_me_url as "youCanBookMeUrl",
      (select count(*) from attendance a
        join sessions s on s.university_id = a.university_id and s.id = a.session_id and s.context_id = 1 and s.cancelled_at is null
        where a.university_id = c.university_id and a.enrollment_id = ${enrollmentId} and a.status_code = 'absent') as absences
    from courses c where c.university_id = ${universityId} and c.id = ${courseId}`);
