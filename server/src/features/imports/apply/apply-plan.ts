import type { Values } from '@bcs/contract/features/imports/compare';
import { isWritten, type RowOutcome } from '@bcs/contract/features/imports/outcome';
import { NEW, mergeRow } from '@bcs/contract/features/imports/plan';
import type { Audience } from '#kernel/changes';
import type { Importing, Noun, Reversal, RowWrite } from '../nouns/noun.ts';
import type { ImportPlan } from '../plan/plan-import.ts';
import { saveBases, type ObjectBase, saveReversals, type KeptReversal, saveSourceIds } from '../queries-kept.ts';
import { findNamed } from '../nouns/queries-stored.ts';

/** Never kept beside a row, in whatever table. */
const SECRET = 'password';

/**
 * Tells whether a plan writes anything: a file that was applied before does not, not even a line in the history.
 * ADM-046
 */
export const writesSomething = ({ outcomes }: Pick<ImportPlan, 'outcomes'>): boolean =>
  outcomes.some((outcome) => isWritten(outcome) || outcome.isChange);

/** A row of the file as it was written. */
export interface Written {
  readonly isNew: boolean;
  readonly object: string;
  /** Those that change. */
  readonly columns: readonly string[];
  readonly before: Values;
  readonly after: Values;
}
/** The rows that were written, and the audiences whose open pages show them. */
export interface Applied {
  readonly reversals: readonly Reversal[];
  readonly written: readonly Written[];
  readonly concerned: readonly Audience[];
}

/**
 * Writes a plan, or a part of one, in sets, with the rows by which it can be taken back. The caller has made the plan in
 * the same transaction with its rows held. @throws RowRefused
 */
export async function applyPlan<Row>(noun: Noun<Row>, plan: ImportPlan, importing: Importing): Promise<Applied> {
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
  const told = writes.map(({ object, row, stored, columns }, index): Written => ({
    isNew: object === null,
    object: objects[index] ?? '',
    columns,
    before: stored,
    after: row as Values,
  }));
  return { reversals, written: told, concerned };
}

/** Returns the accounts that have the ids of the source from now on. ADM-060 */
const bearersOf = ({ rows, outcomes }: ImportPlan, named: ReadonlyMap<RowOutcome, string | undefined>) =>
  rows.flatMap(({ sourcedId, endsBecause }, index) => {
    const outcome = outcomes[index];
    if (sourcedId === undefined || endsBecause !== undefined || !outcome || !ACCEPTED.has(outcome.kind)) return [];
    const accountId = Number((named.get(outcome) ?? outcome.object ?? '').split('/').at(-1));
    return accountId > 0 && sourcedId.length <= LONGEST_ID ? [{ sourcedId, accountId }] : [];
  });
const LONGEST_ID = 255;
const ACCEPTED: ReadonlySet<RowOutcome['kind']> = new Set(['created', 'changed', 'unchanged']);

/** @param index of the outcome: first come the rows of the file, then what is not in it */
function writeOf<Row>(
  noun: Noun<Row>,
  { rows, found, missing }: ImportPlan,
  outcome: RowOutcome,
  index: number,
): RowWrite<Row> {
  const { line, object, changes } = outcome;
  const row = rows[index];
  const stored = (row ? found[index]?.stored : missing[index - rows.length]?.stored) ?? {};
  const whole = mergeRow({ given: row?.given ?? {} }, { ...NEW, ...found[index], object, stored }, changes);
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

/** Builds the reversal of a source's record, without which its next file would seem to be changed here. */
const reversalOfBase = (object: string, before: ObjectBase | undefined): KeptReversal => ({
  thing: 'base',
  object,
  did: before ? 'changed' : 'created',
  before: before ? { brought: JSON.stringify(before.brought), began: before.began } : {},
  after: {},
});
