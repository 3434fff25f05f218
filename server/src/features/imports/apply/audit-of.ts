import type { Values } from '@bcs/contract/features/imports/compare';
import type { Action, ObjectKind } from '@bcs/contract/kernel/audit';
import { sql, type Db, type Sql } from '#database/db';
import type { AuditRecord } from '#kernel/audit';
import type { RowReversal } from '../nouns/noun.ts';
import type { StoredImport } from '../queries-imports.ts';
import type { WrittenRow } from './apply-plan.ts';

interface Named {
  readonly thing: string;
  readonly id: number;
  readonly name: string;
  readonly universityId: number | null;
  readonly courseId: number | null;
  readonly personId: number;
}

/** Finds the names of rows and the places to which they belong. */
const findNames = (tx: Db, accounts: readonly number[], enrollments: readonly number[]) =>
  tx.many<Named>(sql`
    select 'account' as thing, a.id, a.email as name, null::int as "universityId", null::int as "courseId", a.id as "personId"
    from accounts a where a.id = any(${accounts as number[]}::int[])
    union all
    select 'enrollment', e.id, a.email || ', ' || c.code, e.university_id, e.course_id, a.id
    from enrollments e join accounts a on a.id = e.account_id
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.id = any(${enrollments as number[]}::int[])`);

const idsOf = (reversals: readonly RowReversal[], thing: string): number[] =>
  reversals.filter((one) => one.thing === thing).map(({ id }) => id);

/** The history entry of an undo, with its result. ADM-111 */
export async function entriesOfPlan(
  tx: Db,
  { universityId }: Pick<StoredImport, 'universityId'>,
  reversals: readonly RowReversal[],
): Promise<AuditRecord[]> {
  const names = await findNames(tx, idsOf(reversals, 'account'), idsOf(reversals, 'enrollment'));
  const known = new Map(names.map((one) => [`${one.thing} ${one.id}`, one]));
  return reversals.flatMap(({ thing, id, did, before, after }): AuditRecord[] => {
    const named = known.get(`${thing} ${id}`);
    if (!named) return [];
    const kind = thing === 'account' ? 'person' : 'enrollment';
    return [
      {
        action: actionOf(kind, did, after['active']),
        object: { kind, id, name: named.name },
        universityId: named.universityId ?? universityId,
        courseId: named.courseId,
        personId: named.personId,
        before: did === 'created' ? null : before,
        after,
      },
    ];
  });
}

function actionOf(kind: 'person' | 'enrollment', did: RowReversal['did'], active: unknown): AuditRecord['action'] {
  if (kind === 'person') return did === 'created' ? 'person.create' : 'person.update';
  if (did === 'created') return 'enrollment.begin';
  return active === true ? 'enrollment.resume' : 'enrollment.end';
}

/** The taking back of an import, with what it came to. */
export const entryOfUndo = (
  { id, fileName, universityId, courseId }: Pick<StoredImport, 'id' | 'fileName' | 'universityId' | 'courseId'>,
  rows: readonly { readonly kept: string | null }[],
): AuditRecord => {
  const kept = rows.filter((row) => row.kept !== null).length;
  return {
    action: 'import.undo',
    object: { kind: 'import', id, name: fileName },
    universityId,
    courseId,
    before: null,
    after: { takenBack: rows.length - kept, kept },
  };
};

type NamedRow = Readonly<{ id: number; name: string; universityId: number; courseId: number }>;

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
export async function entriesOfRows(tx: Db, noun: string, written: readonly WrittenRow[]): Promise<AuditRecord[]> {
  const told = KINDS[noun];
  if (!told || written.length === 0) return [];
  const ids = written.map(({ object }) => Number(object));
  const named = await tx.many<NamedRow>(sql`${told.names} where o.id = any(${ids}::int[])`);
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
