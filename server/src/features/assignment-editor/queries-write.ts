import sql from 'sql-template-tag';
import type { AssignmentFields, Release } from '@bcs/contract/features/assignment-editor/model';
import { ACADEMIC, CAREER } from '@bcs/contract/features/enrollments/contexts';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

type Place = Pick<ClassAdministrator, 'universityId' | 'courseId'>;

/** The kind as it is stored. */
export const columnsOfKind = (kind: AssignmentFields['kind']): { contextId: 1 | 2; prework: boolean } => ({
  contextId: kind === 'milestone' ? CAREER : ACADEMIC,
  prework: kind === 'prework',
});

const tieOf = ({ tied }: AssignmentFields): string | null => (tied === null ? null : JSON.stringify(tied.tie));

export async function insertAssignment(db: Db, place: Place, fields: AssignmentFields, now: Instant): Promise<number> {
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

export const updateAssignment = (db: Db, { universityId }: Place, id: number, fields: AssignmentFields, now: Instant) =>
  db.run(sql`
    update assignments set prework = ${columnsOfKind(fields.kind).prework}, title = ${fields.title.trim()}, header = ${fields.header},
      content = ${fields.content}, required = ${fields.required}, required_for_graduation = ${fields.requiredForGraduation},
      assignment_date = ${fields.assignmentDate}, due_date = ${fields.dueDate},
      due_session_id = ${fields.tied?.sessionId ?? null}, due_tie = ${tieOf(fields)}::jsonb, min_hours = ${fields.minHours},
      max_hours = ${fields.maxHours}, draft = ${fields.draft}, release_at = ${fields.releaseAt}, updated_at = ${now}
    where university_id = ${universityId} and id = ${id}`);

/** @param archivedAt null brings it back */
export const setArchived = (db: Db, { universityId }: Place, id: number, archivedAt: Instant | null, now: Instant) =>
  db.run(sql`
    update assignments set archived_at = ${archivedAt}, updated_at = ${now} where university_id = ${universityId} and id = ${id}`);

/** Sets when assignments come out. @returns how many come out otherwise than before */
export const setReleases = (
  db: Db,
  { universityId }: Place,
  releases: readonly (Release & { readonly id: number })[],
  now: Instant,
) =>
  db.run(sql`
    update assignments a set draft = r.draft, release_at = r."releaseAt", updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as r(id int, draft boolean, "releaseAt" timestamptz)
    where a.university_id = ${universityId} and a.id = r.id
      and (a.draft, a.release_at) is distinct from (r.draft, r."releaseAt")`);
