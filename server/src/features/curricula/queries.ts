import sql from 'sql-template-tag';
import type { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { FOLDER_BOUNDS } from '#kernel/course-folder/bounds';

export interface ClassSession extends Pick<SessionFile, 'name' | 'category' | 'chapter' | 'summary'> {
  readonly id: number;
  readonly startTime: Instant;
  readonly endTime: Instant;
  /** Markdown. */
  readonly text: string;
}
export interface ClassAssignment extends Omit<AssignmentFile, 'opens' | 'due'> {
  readonly assignmentDate: Day;
  readonly dueDate: Instant;
  /** Markdown. */
  readonly text: string;
}
type Place = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

/** No class has as many; a folder with more is refused when it is read. ADM-107 */
const MOST = FOLDER_BOUNDS.mostFiles;

/** What takes place in a class, the earliest first. */
export const findClassSessions = (db: Db, { universityId, courseId }: Place): Promise<ClassSession[]> =>
  db.many<ClassSession>(sql`
    select id, name, category_code as category, chapter::float8, short_description as summary, long_description as text,
      start_time as "startTime", end_time as "endTime"
    from sessions where university_id = ${universityId} and course_id = ${courseId} and cancelled_at is null
    order by start_time, id limit ${MOST}`);

/** What a class asks for, in whatever state it is, by due date; the archived is left out. */
export const findClassAssignments = (db: Db, { universityId, courseId }: Place): Promise<ClassAssignment[]> =>
  db.many<ClassAssignment>(sql`
    select title, case context_id when 1 then 'academic' else 'career' end as kind, header, content as text, required,
      required_for_graduation as "requiredForGraduation", prework, assignment_date as "assignmentDate",
      due_date as "dueDate", min_hours::float8 as "minHours", max_hours::float8 as "maxHours"
    from assignments where university_id = ${universityId} and course_id = ${courseId} and archived_at is null
    order by due_date, id limit ${MOST}`);
