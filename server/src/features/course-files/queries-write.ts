import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { contextOfKind } from '@bcs/contract/features/scheduling/kinds';
import type { SessionFields } from '@bcs/contract/features/session-editor/model';
import type { ClassAdministrator, ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { columnsOfKind } from '#features/assignment-editor/queries-write';
import type { NewItem } from './writes.ts';

type Made = Readonly<{ id: number; key: string }>;

/** Inserts any number of sessions in one statement, with their source's keys. */
export const insertKeyedSessions = (
  tx: Db,
  { universityId, courseId, enrollmentId }: ClassAdministrator,
  sessions: readonly NewItem<SessionFields>[],
  now: Instant,
) => {
  const rows = sessions.map(({ key, fields }) => ({ ...fields, key, contextId: contextOfKind(fields) }));
  return tx.many<Made>(sql`
    insert into sessions (university_id, course_id, curriculum_key, context_id, category_code, name, chapter, short_description,
      long_description, start_time, end_time, created_by, updated_at)
    select ${universityId}, ${courseId}, n.key, n."contextId", n.category, n.name, n.chapter, n."shortDescription",
      n."longDescription", n."startTime", n."endTime", ${enrollmentId}::int, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(key text, "contextId" smallint, category text, name text,
      chapter numeric, "shortDescription" text, "longDescription" text, "startTime" timestamptz, "endTime" timestamptz)
    order by n."startTime", n.key
    returning id, curriculum_key as key`);
};

/** Inserts assignments with their keys. */
export const insertKeyedAssignments = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  assignments: readonly NewItem<AssignmentFields>[],
  now: Instant,
) => {
  const rows = assignments.map(({ key, fields: { tied, kind, ...fields } }) => ({
    ...fields,
    ...columnsOfKind(kind),
    key,
    sessionId: tied?.sessionId ?? null,
    tie: tied?.tie ?? null,
  }));
  return tx.many<Made>(sql`
    insert into assignments (university_id, course_id, curriculum_key, context_id, prework, title, header, content, required,
      required_for_graduation, assignment_date, due_date, due_session_id, due_tie, min_hours, max_hours, draft, release_at, updated_at)
    select ${universityId}, ${courseId}, n.key, n."contextId", n.prework, n.title, n.header, n.content, n.required,
      n."requiredForGraduation", n."assignmentDate", n."dueDate", n."sessionId", nullif(n.tie, 'null'::jsonb), n."minHours",
      n."maxHours", n.draft, n."releaseAt", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(key text, "contextId" smallint, prework boolean, title text,
      header text, content text, required boolean, "requiredForGraduation" boolean, "assignmentDate" date,
      "dueDate" timestamptz, "sessionId" int, tie jsonb, "minHours" numeric, "maxHours" numeric, draft boolean,
      "releaseAt" timestamptz)
    order by n."dueDate", n.key
    returning id, curriculum_key as key`);
};
