import type { PersonRow } from '@bcs/contract/features/administration/model-rows';
import type { Values } from '@bcs/contract/features/imports/compare';
import { NOT_TO_UNDO, undoOtherFirst } from '@bcs/contract/features/imports/failures';
import { KEPT_FOR } from '@bcs/contract/features/imports/undo-plan';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db, type Sql } from '#database/db';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { NOUN_CELLS } from '../nouns/queries-stored.ts';
import { updatePeople } from '../nouns/queries-people.ts';
import type { KeptReversal } from '../queries-kept.ts';
import { findImport, waitForTurn, type StoredImport } from '../queries-imports.ts';

/** The present state of a row. */
export interface CurrentRow {
  readonly name: string;
  readonly base: string;
  readonly values: Values;
  /** The person's active enrollment in the class, if any. */
  readonly activeId?: number | null;
}

/** The name and e-mail by which people recognise somebody. */
const WHO = sql`trim(a.first_name || ' ' || a.last_name) || ' (' || a.email || ')'`;

/**
 * @param source the name under which their values are stored
 */
export async function findAccountsNow(
  db: Db,
  ids: readonly number[],
  source: string,
): Promise<Map<number, CurrentRow>> {
  const found = await db.many<Values & { id: number; who: string }>(sql`
    select a.id, ${WHO} as who, ${NOUN_CELLS.people} from accounts a where a.id = any(${ids as number[]}::int[])`);
  return new Map(found.map(({ id, who, ...values }) => [id, { name: who, base: `${source} people ${id}`, values }]));
}

export async function findEnrollmentsNow(
  db: Db,
  ids: readonly number[],
  source: string,
): Promise<Map<number, CurrentRow>> {
  const found = await db.many<Values & { id: number; name: string; base: string; activeId: number | null }>(sql`
    select e.id, (select o.id from enrollments o where o.university_id = e.university_id and o.course_id = e.course_id
        and o.account_id = e.account_id and o.active) as "activeId", ${WHO} || ', ' || c.code as name,
      ${source}::text || ' enrollments ' || e.course_id || '/' || e.account_id as base,
      e.role, e.active
    from enrollments e join accounts a on a.id = e.account_id
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    where e.id = any(${ids as number[]}::int[])`);
  return new Map(found.map(({ id, name, base, activeId, ...values }) => [id, { name, base, activeId, values }]));
}

/** Ends the enrollments that an import began. Their history is kept. */
export const endByMistake = (tx: Db, ids: readonly number[], by: number) =>
  tx.run(sql`
    update enrollments set active = false, end_reason = 'by mistake', ended_by = ${by} where id = any(${ids as number[]}::int[])`);

type PutBack = Readonly<{ id: number; before: Values }>;

/** Restores enrollments, ending some first so that nobody is active twice. */
export async function restoreEnrollments(tx: Db, rows: readonly PutBack[]): Promise<void> {
  for (const active of [false, true]) {
    const these = rows.filter(({ before }) => (before['active'] === true) === active);
    if (these.length > 0)
      await tx.run(sql`
        update enrollments e set active = ${active}, ended_at = r."endedAt", ended_by = r."endedBy", end_reason = r."endReason",
          last_day = r."lastDay", resumed_at = case when ${active} then e.resumed_at else r."resumedAt" end
        from jsonb_to_recordset(${JSON.stringify(these.map(({ id, before }) => ({ ...before, id })))}::jsonb)
          as r(id int, "endedAt" timestamptz, "endedBy" int, "endReason" text, "lastDay" date, "resumedAt" timestamptz)
        where e.id = r.id`);
  }
}

/** Restores fields of people; other fields keep their present values. */
export async function restorePeople(tx: Db, rows: readonly PutBack[]): Promise<void> {
  const now = await findAccountsNow(
    tx,
    rows.map(({ id }) => id),
    '',
  );
  const whole = rows.map(
    ({ id, before }) => ({ ...now.get(id)?.values, ...before, id }) as unknown as PersonRow & { id: number },
  );
  await updatePeople(tx, whole);
}

/** Deletes people; mails that the system has sent them are kept without a recipient. */
export async function deletePeople(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.run(sql`update mails set account_id = null where account_id = any(${ids as number[]}::int[])`);
  await tx.run(sql`delete from accounts where id = any(${ids as number[]}::int[])`);
}

/**
 * Restores the stored values of the source, since its next file would otherwise seem to conflict with local changes.
 * People whom it brought first are marked as absent, so that the next file starts them again.
 */
export async function restoreBases(tx: Db, bases: readonly KeptReversal[], importId: number): Promise<void> {
  const rows = bases.map(({ object, did, before }) => {
    const [source = '', noun = '', name = ''] = object.split(' ');
    const brought = did === 'changed' ? (JSON.parse(String(before['brought'])) as object) : null;
    return { source, noun, name, brought: brought ?? (noun === 'enrollments' ? { absent: true } : null) };
  });
  const list = JSON.stringify(rows);
  await tx.run(sql`
    update import_bases b set brought = r.brought
    from jsonb_to_recordset(${list}::jsonb) as r(source text, noun text, name text, brought jsonb)
    where b.source = r.source and b.noun = r.noun and b.object = r.name and r.brought is not null and b.import_id = ${importId}`);
  await tx.run(sql`
    delete from import_bases b using jsonb_to_recordset(${list}::jsonb) as r(source text, noun text, name text, brought jsonb)
    where b.source = r.source and b.noun = r.noun and b.object = r.name and r.brought is null and b.import_id = ${importId}`);
}

/** The classes whose rosters import `i` has written. */
const classesOf = (importId: Sql): Sql => sql`
  select e.course_id from import_reversals r
  join enrollments e on e.id = case when r.thing = 'enrollment' then r.object::int end where r.import_id = ${importId}`;

/**
 * Locks an import that can be undone: applied within 30 days, not undone, and without a later one for the same class or
 * the people of the same place. Other imports wait. A bulk change can be undone regardless of later ones (ADM-117).
 * @throws RefusalError
 */
export async function lockLatest(db: Db, importId: number, within: Sql, now: Instant): Promise<StoredImport> {
  await waitForTurn(db);
  const stored = orNotFound(await findImport(db, importId, within, now));
  const { state, undoneAt, appliedAt } = stored;
  const isOver = state !== 'applied' || undoneAt !== null || appliedAt === null;
  if (isOver || appliedAt <= plus(now, -KEPT_FOR)) throw new RefusalError(NOT_TO_UNDO);
  const later = await db.maybe<{ fileName: string | null }>(sql`
    select case when ${within} then i.file_name end as "fileName"
    from imports own join imports i on i.kind = own.kind and i.kind <> 'bulk' and i.state = 'applied' and i.undone_at is null
      and (i.applied_at, i.id) > (own.applied_at, own.id)
    where own.id = ${importId} and case when own.kind = 'enrollments'
      then exists (${classesOf(sql`i.id`)} intersect ${classesOf(sql`own.id`)})
      else i.university_id is not distinct from own.university_id end
    order by i.applied_at desc, i.id desc limit 1`);
  if (later) throw new RefusalError(later.fileName === null ? NOT_TO_UNDO : undoOtherFirst(later.fileName));
  return stored;
}

export const setImportUndone = (tx: Db, importId: number, by: number, now: Instant) =>
  tx.run(sql`update imports set undone_at = ${now}, undone_by = ${by} where id = ${importId}`);

/** Saves the digest of the undo plan that was shown last. */
export const saveUndoShown = (tx: Db, importId: number, digest: string) =>
  tx.run(sql`update imports set shown = ${digest} where id = ${importId}`);
