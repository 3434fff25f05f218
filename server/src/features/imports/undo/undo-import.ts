import type { Values } from '@bcs/contract/features/imports/compare';
import { planReversal, type UndoneObject } from '@bcs/contract/features/imports/undo-plan';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { setEnrollmentAuthor } from '#features/rosters/queries-enrolling';
import { FILE_SOURCE } from '../plan/plan-import.ts';
import { deleteSourceIds, findReversals, type KeptReversal } from '../queries-kept.ts';
import { findArrived, findTraces } from './queries-traces.ts';
import {
  deletePeople,
  endByMistake,
  findAccountsNow,
  findEnrollmentsNow,
  restoreBases,
  restoreEnrollments,
  restorePeople,
  type CurrentRow,
} from './queries-undo.ts';
import { planDigest } from '#kernel/planned';

/** A row that an import wrote, and whether it is restored. */
export interface UndoneRow extends UndoneObject {
  readonly thing: 'account' | 'enrollment';
  readonly id: number;
  /** The name by which people recognise it. */
  readonly name: string;
  readonly before: Values;
  /** The name under which its source values are stored. */
  readonly base: string;
}
export type UndoPlan = Readonly<{ rows: readonly UndoneRow[]; bases: readonly KeptReversal[]; digest: string }>;

/** Plans the undo of an import, for both the preview and the save. ADM-052 */
export async function planUndo(tx: Db, importId: number, kind: string): Promise<UndoPlan> {
  const reversals = await findReversals(tx, importId);
  const own = (thing: string) => reversals.filter((one) => one.thing === thing);
  const source = own('base')[0]?.object.split(' ')[0] ?? FILE_SOURCE;
  // accounts created by a roster are kept without a class, because the history of their enrollment is kept
  const accounts = own('account').filter(({ did }) => kind === 'people' || did === 'changed');
  const enrollments = own('enrollment');
  const created = (rows: readonly KeptReversal[]) => rows.filter(({ did }) => did === 'created').map(idOf);
  const [people, enrolled] = [
    await findAccountsNow(tx, accounts.map(idOf), source),
    await findEnrollmentsNow(tx, enrollments.map(idOf), source),
  ];
  const traces = {
    account: await findTraces(tx, 'accounts', created(accounts)),
    enrollment: await findTraces(tx, 'enrollments', created(enrollments)),
    arrived: await findArrived(tx, importId, created(enrollments)),
  };
  const judged = (
    thing: 'account' | 'enrollment',
    rows: readonly KeptReversal[],
    now: ReadonlyMap<number, CurrentRow>,
  ) =>
    rows.map((row): UndoneRow => {
      const stands = now.get(idOf(row));
      const arrived = thing === 'enrollment' ? (traces.arrived.get(idOf(row)) ?? []) : [];
      const left = [...arrived, ...(traces[thing].get(idOf(row)) ?? [])];
      const found = { ...row, now: stands?.values ?? null, traces: left };
      return {
        ...planReversal(found),
        thing,
        id: idOf(row),
        name: stands?.name ?? row.object,
        before: row.before,
        base: stands?.base ?? '',
      };
    });
  const rows = [
    ...judged('account', accounts, people),
    ...onlyOnce(judged('enrollment', enrollments, enrolled), enrolled),
  ];
  const told = rows.map(({ thing, id, kept }) => [thing, id, kept]);
  return { rows, bases: own('base'), digest: planDigest(told) };
}

/** Leaves out people who meanwhile have another role in the class, since nobody can be active twice. D-004 */
function onlyOnce(rows: readonly UndoneRow[], now: ReadonlyMap<number, CurrentRow>): UndoneRow[] {
  const leaving = new Set(rows.filter(({ kept }) => kept === null).map(({ id }) => id));
  return rows.map((row) => {
    const other = now.get(row.id)?.activeId ?? row.id;
    const isTaken = row.before['active'] === true && other !== row.id && !leaving.has(other);
    return isTaken ? { ...row, kept: row.kept ?? 'has another role in the class by now' } : row;
  });
}

const idOf = ({ object }: Pick<KeptReversal, 'object'>): number => Number(object);

type Undoing = Readonly<{ tx: Db; now: Instant; authorId: number; importId: number }>;

/**
 * Restores rows that nobody has used since, in sets. Enrollments that an import began are ended as entered by mistake.
 */
export async function applyUndo({ rows, bases }: UndoPlan, { tx, now, authorId, importId }: Undoing): Promise<void> {
  const gone = rows.filter(({ kept }) => kept === null);
  const these = (thing: string, did: string) => gone.filter((row) => row.thing === thing && row.did === did);
  await setEnrollmentAuthor(tx, { by: authorId, origin: 'import', importId, at: now, changesRole: false });
  await endByMistake(
    tx,
    these('enrollment', 'created').map(({ id }) => id),
    authorId,
  );
  await restoreEnrollments(tx, these('enrollment', 'changed'));
  await restorePeople(tx, these('account', 'changed'));
  await deleteSourceIds(tx, importId);
  await deletePeople(
    tx,
    these('account', 'created').map(({ id }) => id),
  );
  const kept = new Set(rows.filter((row) => row.kept !== null).map(({ base }) => base));
  await restoreBases(
    tx,
    bases.filter(({ object }) => !kept.has(object)),
    importId,
  );
}
