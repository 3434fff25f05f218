import type { AssignmentFile, SessionFile } from '@bcs/contract/features/curricula/model';
import type { DueTie } from '@bcs/contract/features/scheduling/model';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import type { StoredResource } from '@bcs/contract/features/resources/model';
import { RESOURCES } from '#features/resources/queries';
import { DUE_TIE_JSON } from '#features/scheduling/queries-class';
import { FOLDER_BOUNDS } from '#kernel/course-folder/bounds';

interface Stored {
  readonly id: number;
  /** The key in course folders; null if the item has never been in one. */
  readonly key: string | null;
  /** The text in Markdown. */
  readonly text: string;
}
export interface CurriculumSession extends Stored, Pick<SessionFile, 'name' | 'category' | 'chapter' | 'summary'> {
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly resources: readonly StoredResource[];
}
export interface ClassAssignment extends Stored, Omit<AssignmentFile, 'opens' | 'due'> {
  readonly assignmentDate: Day;
  readonly dueDate: Instant;
  readonly tied: Readonly<{ sessionId: number; tie: DueTie }> | null;
}

/** The highest number of items; a folder with more is refused. ADM-107 */
const MAX_ITEMS = FOLDER_BOUNDS.mostFiles;

/** Finds the sessions of a class in order. */
export const findClassSessions = (db: Db, { universityId, courseId }: ClassKey) =>
  db.many<CurriculumSession>(sql`
    select s.id, s.curriculum_key as key, s.name, s.category_code as category, s.chapter::float8, s.short_description as summary,
      s.long_description as text, s.start_time as "startTime", s.end_time as "endTime", ${RESOURCES} as resources
    from sessions s where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null
    order by s.start_time, s.id limit ${MAX_ITEMS}`);

/** Finds the assignments of a class by due date, without archived ones. */
export const findClassAssignments = (db: Db, { universityId, courseId }: ClassKey) =>
  db.many<ClassAssignment>(sql`
    select a.id, a.curriculum_key as key, a.title, case a.context_id when 1 then 'academic' else 'career' end as kind, a.header,
      a.content as text, a.required, a.required_for_graduation as "requiredForGraduation", a.prework,
      a.assignment_date as "assignmentDate", a.due_date as "dueDate", a.min_hours::float8 as "minHours",
      a.max_hours::float8 as "maxHours", ${DUE_TIE_JSON} as tied
    from assignments a where a.university_id = ${universityId} and a.course_id = ${courseId} and a.archived_at is null
    order by a.due_date, a.id limit ${MAX_ITEMS}`);

/** Finds the keys of cancelled and archived items, which must not be reused. */
export const findKeysLeft = async (db: Db, { universityId, courseId }: ClassKey) =>
  db.many<{ kind: 'session' | 'assignment'; key: string }>(sql`
    select 'session' as kind, curriculum_key as key from sessions
    where university_id = ${universityId} and course_id = ${courseId} and cancelled_at is not null and curriculum_key is not null
    union all
    select 'assignment', curriculum_key from assignments
    where university_id = ${universityId} and course_id = ${courseId} and archived_at is not null and curriculum_key is not null`);

/** Stores the keys of items that have none yet. */
export const setKeys = (
  db: Db,
  { universityId, courseId }: ClassKey,
  table: 'sessions' | 'assignments',
  keys: readonly Readonly<{ id: number; key: string }>[],
) => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id int, key text)
    where i.university_id = ${universityId} and i.course_id = ${courseId} and i.id = k.id and i.curriculum_key is null`;
  return db.run(
    table === 'sessions'
      ? sql`update sessions i set curriculum_key = k.key from ${given}`
      : sql`update assignments i set curriculum_key = k.key from ${given}`,
  );
};
