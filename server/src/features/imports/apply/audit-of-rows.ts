import type { Values } from '@bcs/contract/features/imports/compare';
import type { Action, ObjectKind } from '@bcs/contract/kernel/audit';
import { sql, type Sql, type Db } from '#database/db';
import type { AuditRecord } from '#kernel/audit';
import type { Written } from './apply-plan.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly universityId: number;
  readonly courseId: number;
}

/** The names and places of rows in the history, by noun. */
const KINDS: Readonly<Record<string, { kind: ObjectKind; made: Action; changed: Action; names: Sql }>> = {
  courses: {
    kind: 'class',
    made: 'class.create',
    changed: 'class.update',
    names: sql`select o.id, o.code as name, o.university_id as "universityId", o.id as "courseId" from courses o`,
  },
  sessions: {
    kind: 'session',
    made: 'session.create',
    changed: 'session.update',
    names: sql`select o.id, o.name, o.university_id as "universityId", o.course_id as "courseId" from sessions o`,
  },
  assignments: {
    kind: 'assignment',
    made: 'assignment.create',
    changed: 'assignment.update',
    names: sql`select o.id, o.title as name, o.university_id as "universityId", o.course_id as "courseId" from assignments o`,
  },
};

/** One entry for each class, session or assignment that a file has written. ADM-111 */
export async function entriesOfRows(tx: Db, noun: string, written: readonly Written[]): Promise<AuditRecord[]> {
  const told = KINDS[noun];
  if (!told || written.length === 0) return [];
  const ids = written.map(({ object }) => Number(object));
  const named = await tx.many<Named>(sql`${told.names} where o.id = any(${ids}::int[])`);
  const known = new Map(named.map((one) => [one.id, one]));
  return written.flatMap(({ isNew, object, columns, before, after }): AuditRecord[] => {
    const id = Number(object);
    const place = known.get(id);
    if (!place) return [];
    const { name, universityId, courseId } = place;
    const pick = (values: Values) => Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
    return [
      {
        action: isNew ? told.made : told.changed,
        object: { kind: told.kind, id, name },
        universityId,
        courseId,
        before: isNew ? null : pick(before),
        after: pick(after),
      },
    ];
  });
}
