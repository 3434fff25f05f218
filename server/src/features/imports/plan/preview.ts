import { indexChosenRows, withoutWholeRosters } from '@bcs/contract/features/imports/choices';
import { countOutcomes, type RowOutcome } from '@bcs/contract/features/imports/outcome';
import type { ImportPreview, ImportState, OutcomeShown } from '@bcs/contract/features/imports/model';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { importPreview } from '@bcs/contract/features/imports/calls';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { orNotFound } from '#kernel/refusal-error';
import { writesSomething } from '../apply/apply-plan.ts';
import { columnChoices, leftOutColumns } from '../read/columns-of.ts';
import { nounOf } from '../nouns/nouns.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { countBegun } from '../queries-kept.ts';
import { NOBODY_LISTENS, type ReportProgress } from '../apply/progress.ts';
import { findBytes, type StoredImport } from '../queries-imports.ts';
import { type ReadRows, readStored, sourceShown } from '../read/read-stored.ts';
import type { Sheet } from '../read/read-upload.ts';
import type { FileEntry } from '../read/read-file.ts';
import { importReach } from '../apply/within.ts';

const MOST_SHOWN = 20;

/** Finds refused cells with the same value in several rows, which are corrected together. ADM-042 */
function equalCells(
  outcomes: readonly RowOutcome[],
  cells: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
): ImportPreview['equalCells'] {
  const found = new Map<string, ImportPreview['equalCells'][number]>();
  for (const { line, kind, problems } of outcomes)
    for (const { column, message } of problems) {
      if (kind !== 'refused' || line === null || column === null) continue;
      const text = String(cells.get(line)?.[column] ?? '').trim();
      const key = `${column}/${text}`;
      const known = found.get(key);
      if (known) known.rows += 1;
      else if (text !== '') found.set(key, { column, text, line, rows: 1, message });
    }
  return [...found.values()].filter(({ rows }) => rows > 1).slice(0, MOST_SHOWN);
}

/** A parsed file with its plan. */
export interface PlannedFile extends Pick<ReadRows, 'mayBeWhole' | 'read'> {
  readonly sheet: Sheet;
  /** The reason why there is no plan; null if there is one. */
  readonly problem: string | null;
  readonly plan: ImportPlan;
  readonly entries: readonly FileEntry[];
  /** The cells of each row for comparison, by line. */
  readonly cells: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
}

type Planning = Readonly<{ holds?: boolean; tell?: ReportProgress }>;

/** Reads the file of an import and plans it, for both the preview and the save. ADM-044 */
export async function planStored(
  db: Db,
  stored: StoredImport,
  viewer: ClassesAdministrator,
  { holds = false, tell = NOBODY_LISTENS }: Planning = {},
): Promise<PlannedFile> {
  const { bytes } = orNotFound(await findBytes(db, stored.id));
  const { sheet, problem, entries, source, leaving, mayBeWhole, read } = await readStored(db, stored, bytes);
  const choices = mayBeWhole ? stored.choices : withoutWholeRosters(stored.choices);
  const options = {
    reach: importReach(viewer, stored),
    chosen: indexChosenRows(choices),
    choices,
    source,
    leaving,
    holds,
    tell,
  };
  const plan = await planImport(db, nounOf(stored.kind), entries, options);
  return {
    sheet,
    problem,
    plan,
    entries,
    mayBeWhole,
    read,
    cells: new Map(entries.map(({ at, cells, readFrom }) => [at, { ...cells, ...readFrom }])),
  };
}

/** Tells whether a plan can be applied. ADM-043, ADM-049 */
export const isReady = ({ problem, plan }: PlannedFile): boolean =>
  problem === null &&
  plan.outcomes.every(({ kind }) => kind !== 'refused') &&
  plan.endings.every((one) => !one.needsNumber || one.isTyped);

export const stateOf = (planned: PlannedFile): ImportState => {
  if (planned.problem !== null) return 'reading';
  return isReady(planned) ? 'ready' : 'checking';
};

const ROWS_SHOWN = 100;
const SAMPLE = 3;
type Asked = Pick<InputOf<typeof importPreview>, 'kind' | 'page' | 'after'>;

/** Composes a page of a plan for the screen. */
export async function composePreview(
  db: Db,
  stored: StoredImport,
  planned: PlannedFile,
  { kind, page, after }: Asked,
): Promise<ImportPreview> {
  const { sheet, plan, cells, problem, mayBeWhole, read } = planned;
  const { outcomes } = plan;
  const these = kind === 'all' ? outcomes : outcomes.filter((outcome) => outcome.kind === kind);
  const counts = countOutcomes(outcomes);
  // a failure is shown until the import is applied or cancelled
  const state = stored.state === 'failed' ? stored.state : stateOf(planned);
  const next = outcomes.findIndex((outcome, index) => index > after && outcome.kind === 'refused');
  return {
    import: { ...stored, state, counts, progress: null },
    reading: {
      encoding: stored.reading.encoding,
      delimiter: stored.reading.delimiter,
      hasHeader: stored.reading.hasHeader,
      columns: [...stored.reading.columns],
      header: [...sheet.header],
      sample: sheet.lines.slice(0, SAMPLE).map((line) => [...line.cells]),
      choices: columnChoices(stored.kind, stored),
      everybody: stored.reading.everybody ?? null,
      leftOut: read ? [] : await leftOutColumns(sheet, stored.reading),
      problem,
      source: read && sourceShown(read),
    },
    choices: choicesOf(stored),
    counts,
    questions: outcomes.filter(
      ({ contested, ended }) => contested.some(({ takesFile }) => !takesFile) || ended?.resumes === false,
    ).length,
    total: these.length,
    equalCells: equalCells(outcomes, cells),
    rows: these.slice(page * ROWS_SHOWN, (page + 1) * ROWS_SHOWN).map((outcome): OutcomeShown => {
      const { brings: _brings, isChange: _news, ...shown } = outcome;
      const own = outcome.line === null ? {} : (cells.get(outcome.line) ?? {});
      return {
        ...shown,
        cells: Object.fromEntries(Object.entries(own).map(([name, cell]) => [name, String(cell)])),
        changes: [...shown.changes],
        contested: [...shown.contested],
        problems: [...shown.problems],
        twins: [...(shown.twins ?? [])],
      };
    }),
    nextProblem: next === -1 ? null : next,
    classes:
      stored.kind === 'enrollments' && mayBeWhole ? await countBegun(db, plan.source, classesIn(plan, stored)) : [],
    endings: [...plan.endings],
    digest: plan.digest,
    canApply: isReady(planned) && writesSomething(plan),
  };
}

const choicesOf = ({ choices }: StoredImport): ImportPreview['choices'] => ({
  ...choices,
  leftOut: [...choices.leftOut],
  takesFile: [...choices.takesFile],
  resumes: [...choices.resumes],
  wholeRosters: [...choices.wholeRosters],
  wholeRoles: [...(choices.wholeRoles ?? [])],
  ends: [...choices.ends],
});

/** Finds the known classes that the rows of a file concern. */
const classesIn = ({ outcomes }: ImportPlan, { courseId }: StoredImport): number[] => {
  const named = outcomes
    .map(({ object }) => Number(object?.split('/')[0]))
    .filter((id) => Number.isInteger(id) && id > 0);
  return [...new Set(courseId === null ? named : [courseId, ...named])];
};
