import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import { ACADEMIC, CAREER } from '@bcs/contract/features/enrollments/contexts';
import { waitingMarks } from '@bcs/contract/features/grading/mark';
import type { ClassFacts } from '@bcs/contract/features/chat-bridges/news';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES } from '#features/coursework/queries-assignment';
import { CELL_MARK } from '#features/gradebook/queries';
import { isReleased } from '#kernel/released';
import { isStudentNow } from '#kernel/seats';

export type ClassLocation = Pick<ClassAdministrator, 'universityId' | 'courseId' | 'timeZone'>;

interface Rows extends Pick<ClassFacts, 'sessions' | 'announcements' | 'videos'> {
  readonly assignments: {
    readonly id: number;
    readonly title: string;
    readonly dueDate: Instant;
    readonly bufferDays: number;
    readonly hidden: boolean;
    /** True if there are submissions and none of them waits for a grade. */
    readonly isGraded: boolean;
  }[];
}

/** The highest number of objects of one kind, more than any class has. */
const MAX_ROWS = 2000;

/** The facts of a class that its students see, in one statement. INTG-082 */
export async function findClassFacts(db: Db, place: ClassLocation, now: Instant): Promise<ClassFacts> {
  const { universityId, courseId, timeZone } = place;
  const inClass = sql`university_id = ${universityId} and course_id = ${courseId}`;
  const { assignments, ...rows } = await db.one<Rows>(sql`
    with hiding as (
      select h.hide_career_services as career from courses c
      join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
      where c.university_id = ${universityId} and c.id = ${courseId}),
    s as (select * from sessions where ${inClass} order by start_time desc, id limit ${MAX_ROWS}),
    graded as (
      select w.assignment_id as id from submissions w
      join assignments a on a.university_id = w.university_id and a.course_id = w.course_id and a.id = w.assignment_id
        and a.context_id = ${ACADEMIC}
      join enrollments e on e.university_id = w.university_id and e.course_id = w.course_id and e.id = w.enrollment_id
        and ${isStudentNow('e')}
      ${JOIN_GRADES}
      where w.university_id = ${universityId} and w.course_id = ${courseId}
      group by w.assignment_id
      having not bool_or(${CELL_MARK} = any(${waitingMarks(ACADEMIC)})))
    select (
      select coalesce(json_agg(json_build_object('id', s.id, 'title', s.name, 'at', iso(s.start_time),
        'cancelled', s.cancelled_at is not null, 'hidden', s.context_id = ${CAREER} and g.career) order by s.start_time, s.id), '[]')
      from s, hiding g) as sessions, (
      select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'dueDate', iso(a.due_date),
        'bufferDays', a.buffer_days, 'hidden', a.context_id = ${CAREER} and g.career,
        'isGraded', exists (select from graded where graded.id = a.id)) order by a.due_date, a.id), '[]')
      from (select * from assignments a where ${inClass} and ${isReleased(now)} order by due_date desc, id limit ${MAX_ROWS}) a, hiding g)
      as assignments, (
      select coalesce(json_agg(json_build_object('id', n.id, 'title', n.title) order by n.appeared_at, n.id), '[]')
      from (select * from announcements where ${inClass} and deleted_at is null and appeared_at is not null
        and activation_date <= ${now}::timestamptz and expiration_date > ${now}::timestamptz order by id limit ${MAX_ROWS}) n)
      as announcements, (
      select coalesce(json_agg(json_build_object('id', s.id, 'title', s.name,
        'hidden', s.context_id = ${CAREER} and g.career) order by s.start_time, s.id), '[]')
      from s, hiding g where s.cancelled_at is null and exists (
        select from session_videos v where v.university_id = ${universityId} and v.session_id = s.id)) as videos`);
  const items = assignments.map(({ id, title, dueDate, bufferDays, hidden, isGraded }) => {
    const at = effectiveDueDate(dueDate, bufferDays, timeZone);
    return { fact: { id, title, at, hidden }, isGraded: isGraded && at <= now };
  });
  return {
    ...rows,
    assignments: items.map(({ fact }) => fact),
    graded: items.filter(({ isGraded }) => isGraded).map(({ fact: { id, title } }) => ({ id, title })),
  };
}
