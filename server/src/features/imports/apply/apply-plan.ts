import type { Values } from '@bcs/contract/features/imports/compare';
import { isWritten, type RowOutcome } from '@bcs/contract/features/imports/outcome';
import { NEW_ROW, mergeRow } from '@bcs/contract/features/imports/plan';
import type { Audience } from '#kernel/changes';
import type { SaveContext, Noun, RowReversal, RowWrite } from '../nouns/noun.ts';
import type { ImportPlan } from '../plan/plan-import.ts';
import { saveBases, type ObjectBase, saveReversals, type KeptReversal, saveSourceIds } from '../queries-kept.ts';
import { findNamed } from '../nouns/queries-stored.ts';

/** The column that is never stored beside a row. */
const SECRET = 'password';

/**
 * Tells whether a plan writes anything. Importing the same file again writes nothing, not even an entry in the history.
 * ADM-046
 */
export const writesSomething = ({ outcomes }: Pick<ImportPlan, 'outcomes'>): boolean =>
  outcomes.some((outcome) => isWritten(outcome) || outcome.isChange);

/** A row of the file that was written. */
export interface WrittenRow {
  readonly isNew: boolean;
  readonly object: string;
  /** The columns that change. */
  readonly columns: readonly string[];
  readonly before: Values;
  readonly after: Values;
}
/** The rows that were written, and the audiences whose open pages show them. */
export interface AppliedRows {
  readonly reversals: readonly RowReversal[];
  readonly written: readonly WrittenRow[];
  readonly concerned: readonly Audience[];
}

/**
 * Writes a plan or a part of it in sets, with the data for undoing it. The caller has planned in the same transaction,
 * with the rows locked.
 * @throws RowRefused
 */
export async function applyPlan<Row>(noun: Noun<Row>, plan: ImportPlan, importing: SaveContext): Promise<AppliedRows> {
  const { tx, importId } = importing;
  const written = plan.outcomes
    .map((outcome, index) => ({ outcome, index }))
    .filter(({ outcome }) => isWritten(outcome));
  const writes = written.map(({ outcome, index }) => writeOf(noun, plan, outcome, index));
  const { objects, reversals } = await noun.save(writes, importing);
  const named = new Map(written.map(({ outcome }, index) => [outcome, objects[index]]));
  const bases = plan.outcomes
    .filter((outcome) => outcome.isChange)
    .map((outcome) => baseOf(outcome, named.get(outcome) ?? outcome.object ?? '', plan.bases));
  await saveBases(tx, plan.source, noun.name, bases, importId);
  await saveSourceIds(tx, plan.source, bearersOf(plan, named), importId);
  const rows = reversals.map(({ thing, id, did, before, after }) => ({
    thing,
    object: String(id),
    did,
    before,
    after,
  }));
  const kept = bases.map(({ object }) =>
    reversalOfBase(`${plan.source} ${noun.name} ${object}`, plan.bases.get(object)),
  );
  await saveReversals(tx, importId, [...rows, ...kept]);
  const concerned = await findNamed(
    tx,
    writes.map(({ row }) => row as Values),
  );
  const told = writes.map(({ object, row, stored, columns }, index): WrittenRow => ({
    isNew: object === null,
    object: objects[index] ?? '',
    columns,
    before: stored,
    after: row as Values,
  }));
  return { reversals, written: told, concerned };
}

/** Returns the accounts that get ids of the source. ADM-060 */
const bearersOf = ({ rows, outcomes }: ImportPlan, named: ReadonlyMap<RowOutcome, string | undefined>) =>
  rows.flatMap(({ sourcedId, endsBecause }, index) => {
    const outcome = outcomes[index];
    if (sourcedId === undefined || endsBecause !== undefined || !outcome || !ACCEPTED.has(outcome.kind)) return [];
    const accountId = Number((named.get(outcome) ?? outcome.object ?? '').split('/').at(-1));
    return accountId > 0 && sourcedId.length <= LONGEST_ID ? [{ sourcedId, accountId }] : [];
  });
const LONGEST_ID = 255;
const ACCEPTED: ReadonlySet<RowOutcome['kind']> = new Set(['created', 'changed', 'unchanged']);

/**
 * Builds the write for an outcome.
 * @param index of the outcome: first the rows of the file, then objects that are missing from it
 */
function writeOf<Row>(
  noun: Noun<Row>,
  { rows, found, missing }: ImportPlan,
  outcome: RowOutcome,
  index: number,
): RowWrite<Row> {
  const { line, object, changes } = outcome;
  const row = rows[index];
  const stored = (row ? found[index]?.stored : missing[index - rows.length]?.stored) ?? {};
  const whole = mergeRow({ given: row?.given ?? {} }, { ...NEW_ROW, ...found[index], object, stored }, changes);
  const own = Object.fromEntries(Object.keys(noun.schema.shape).map((name) => [name, whole[name]]));
  return { line, object, row: noun.schema.parse(own), stored, columns: changes.map(({ column }) => column) };
}

const baseOf = (
  { kind, brings, ended }: RowOutcome,
  object: string,
  bases: ReadonlyMap<string, ObjectBase>,
): ObjectBase => {
  const { [SECRET]: _never, ...brought } = brings;
  return {
    object,
    brought,
    began: kind === 'created' || ended?.resumes === true || (bases.get(object)?.began ?? false),
  };
};

/**
 * Builds the reversal of what is stored about a source; without it, the source's next file would seem to conflict with
 * local changes.
 */
const reversalOfBase = (object: string, before: ObjectBase | undefined): KeptReversal => ({
  thing: 'base',
  object,
  did: before ? 'changed' : 'created',
  before: before ? { brought: JSON.stringify(before.brought), began: before.began } : {},
  after: {},
});
