import type { AssignmentFields, ReleaseState } from '@bcs/contract/features/assignment-editor/model';
import { ACADEMIC, CAREER } from '@bcs/contract/features/enrollments/contexts';
import type { ClassKey, ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import { sql, type Db } from '#database/db';
import type { StoredChange } from './queries-consequences.ts';
import { findTiedAssignments } from './queries.ts';

/** Converts a kind into its columns. */
export const columnsOfKind = (kind: AssignmentFields['kind']): { contextId: 1 | 2; prework: boolean } => ({
  contextId: kind === 'milestone' ? CAREER : ACADEMIC,
  prework: kind === 'prework',
});

const tieOf = ({ tied }: AssignmentFields): string | null => (tied === null ? null : JSON.stringify(tied.tie));

export async function insertAssignment(
  db: Db,
  place: ClassKey,
  fields: AssignmentFields,
  now: Instant,
): Promise<number> {
  const { contextId, prework } = columnsOfKind(fields.kind);
  const { id } = await db.one<{ id: number }>(sql`
    insert into assignments (university_id, course_id, context_id, prework, title, header, content, required,
      required_for_graduation, assignment_date, due_date, due_session_id, due_tie, min_hours, max_hours, draft, release_at, updated_at)
    values (${place.universityId}, ${place.courseId}, ${contextId}, ${prework}, ${fields.title.trim()}, ${fields.header}, ${fields.content},
      ${fields.required}, ${fields.requiredForGraduation}, ${fields.assignmentDate}, ${fields.dueDate},
      ${fields.tied?.sessionId ?? null}, ${tieOf(fields)}::jsonb, ${fields.minHours},
      ${fields.maxHours}, ${fields.draft}, ${fields.releaseAt}, ${now})
    returning id`);
  return id;
}

export const updateAssignment = (db: Db, place: ClassKey, id: number, fields: AssignmentFields, now: Instant) =>
  updateAssignments(db, place, [{ ...fields, id }], now);

/** Updates any number of assignments in one statement. */
export const updateAssignments = (
  db: Db,
  { universityId, courseId }: ClassKey,
  assignments: readonly (AssignmentFields & { readonly id: number })[],
  now: Instant,
) => {
  const rows = assignments.map(({ tied, kind, title, ...fields }) => ({
    ...fields,
    title: title.trim(),
    prework: columnsOfKind(kind).prework,
    sessionId: tied?.sessionId ?? null,
    tie: tied?.tie ?? null,
  }));
  return db.run(sql`
    update assignments a set prework = n.prework, title = n.title, header = n.header, content = n.content,
      required = n.required, required_for_graduation = n."requiredForGraduation", assignment_date = n."assignmentDate",
      due_date = n."dueDate", due_session_id = n."sessionId", due_tie = nullif(n.tie, 'null'::jsonb), min_hours = n."minHours",
      max_hours = n."maxHours", draft = n.draft, release_at = n."releaseAt", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id int, prework boolean, title text, header text, content text,
      required boolean, "requiredForGraduation" boolean, "assignmentDate" date, "dueDate" timestamptz, "sessionId" int,
      tie jsonb, "minHours" numeric, "maxHours" numeric, draft boolean, "releaseAt" timestamptz)
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = n.id`);
};

/**
 * Archives or restores an assignment.
 * @param archivedAt null restores it
 */
export const setArchived = (db: Db, place: ClassKey, id: number, archivedAt: Instant | null, now: Instant) =>
  setAllArchived(db, place, [id], archivedAt, now);

/**
 * Archives or restores several assignments.
 * @param archivedAt null restores them
 */
export const setAllArchived = (
  db: Db,
  { universityId }: ClassKey,
  ids: readonly number[],
  archivedAt: Instant | null,
  now: Instant,
) =>
  db.run(sql`
    update assignments set archived_at = ${archivedAt}, updated_at = ${now}
    where university_id = ${universityId} and id = any(${[...ids]}::int[])`);

/**
 * Sets release times.
 * @returns the number of changed ones
 */
export const setReleases = (
  db: Db,
  { universityId }: ClassKey,
  releases: readonly (ReleaseState & { readonly id: number })[],
  now: Instant,
) =>
  db.run(sql`
    update assignments a set draft = r.draft, release_at = r."releaseAt", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as r(id int, draft boolean, "releaseAt" timestamptz)
    where a.university_id = ${universityId} and a.id = r.id
      and (a.draft, a.release_at) is distinct from (r.draft, r."releaseAt")`);

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId' | 'timeZone'>;

/**
 * Finds due dates that follow when sessions move, with the old and new date; archived work stays. ADM-096
 * @param holds whether to lock them until the transaction ends
 */
export async function findFollowing(
  db: Db,
  place: Place,
  sessions: readonly Readonly<{ id: number; startTime: Instant }>[],
  holds: boolean,
): Promise<StoredChange[]> {
  const starts = new Map(sessions.map(({ id, startTime }) => [id, startTime]));
  const tied = await findTiedAssignments(db, place, [...starts.keys()], holds);
  return tied.flatMap((before) => {
    const start = before.tied && starts.get(before.tied.sessionId);
    if (!before.tied || !start) return [];
    const dueDate = dueOfTie(before.tied.tie, start, place.timeZone);
    return dueDate === before.dueDate ? [] : [{ before, after: { ...before, dueDate } }];
  });
}

/** Sets any number of due dates in one statement. */
export const setDueDates = (
  db: Db,
  { universityId, courseId }: Place,
  due: readonly Readonly<{ id: number; dueDate: Instant }>[],
  now: Instant,
) =>
  db.run(sql`
    update assignments a set due_date = d."dueDate", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(due.map(({ id, dueDate }) => ({ id, dueDate })))}::jsonb) as d(id int, "dueDate" timestamptz)
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = d.id`);
