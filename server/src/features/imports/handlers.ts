import * as calls from '@bcs/contract/features/imports/calls';
import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { IMPORT_IS_OVER, rowsOutdated, PASSWORDS } from '@bcs/contract/features/imports/failures';
import { headerKey, isPassword } from '@bcs/contract/features/imports/header';
import type { SourceChosen } from '@bcs/contract/features/imports/model';
import type { OneRosterReading } from '@bcs/contract/features/imports/one-roster';
import { countOutcomes } from '@bcs/contract/features/imports/outcome';
import { isOpen, KEPT_FOR } from '@bcs/contract/features/imports/undo-plan';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { plus } from '@bcs/contract/kernel/clock';
import { csvFileName } from '@bcs/contract/kernel/csv';
import { FAILURES } from '@bcs/contract/kernel/failure';
import { audit } from '#kernel/audit';
import type { Context } from '#kernel/context';
import { inFileTurn } from '#kernel/in-turns';
import { fileOf } from '#kernel/file-of';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { applyStored, cancel } from './apply/apply-stored.ts';
import { entryOfUndo } from './apply/audit-of.ts';
import { beginReading, asListFile } from './read/begin-reading.ts';
import { closedPreview } from './plan/closed-preview.ts';
import { knownColumns } from './read/columns-of.ts';
import { correctCell } from './read/entries-of.ts';
import { planStored, composePreview, stateOf } from './plan/preview.ts';
import { withProgress } from './apply/progress.ts';
import {
  findBytes,
  findImport,
  insertUpload,
  lockImport,
  saveChoices,
  saveReading,
  saveShown,
  type StoredImport,
} from './queries-imports.ts';
import { findClass, findImports, findPlaces } from './queries-list.ts';
import { lockLatest, saveUndoShown, setImportUndone } from './undo/queries-undo.ts';
import { readSheet } from './read/read-upload.ts';
import { correctedFile, composeReport } from './plan/report-of.ts';
import { planUndo, applyUndo } from './undo/undo-import.ts';
import { mayBeginAt, within } from './apply/within.ts';

/** Locks and returns an import that is still undecided. */
async function lockOpen({ db, viewer, now }: Context<ClassesAdministrator>, importId: number): Promise<StoredImport> {
  const stored = orNotFound(await lockImport(db, importId, within(viewer), now));
  if (!isOpen(stored.state)) throw new RefusalError(IMPORT_IS_OVER);
  return stored;
}

export const imports = defineHandler(calls.imports, async ({ page, descending, importId }, { db, viewer, now }) => ({
  ...(await findImports(db, within(viewer), { page, descending, importId }, now)),
  ...(await findPlaces(db, viewer)),
}));

export const uploadImport = defineHandler(
  calls.uploadImport,
  async ({ kind, universityId, courseId, fileName, base64 }, context) => {
    const { db, viewer, now } = context;
    const place = courseId === null ? { universityId } : orNotFound(await findClass(db, viewer, courseId));
    const begun = { kind, universityId: place.universityId, courseId };
    if (!mayBeginAt(viewer, begun))
      throw new RefusalError(universityId === null ? FAILURES.FORBIDDEN : FAILURES.NOT_FOUND);
    const bytes = await asListFile(fileOf(base64, context));
    const { reading, headerKey: key } = await beginReading(db, begun, bytes, within(viewer));
    const read = { reading, choices: NO_CHOICES, state: 'reading', headerKey: key, bytes } as const;
    const kept = { fileName: fileName.trim(), authorId: viewer.accountId, keptUntil: plus(now, KEPT_FOR) };
    const importId = await insertUpload(db, { ...begun, ...read, ...kept }, now);
    return { ...DONE, importId };
  },
);

/** Merges the chosen roles and classes into a reading; others are kept, since a delta contains only some. */
const mappedSource = (reading: OneRosterReading, { roles, classes }: SourceChosen): OneRosterReading => ({
  ...reading,
  roles: { ...reading.roles, ...roles },
  classes: { ...reading.classes, ...classes },
});

export const mapImport = defineHandler(calls.mapImport, async ({ importId, reading, source }, context) => {
  const { db } = context;
  const stored = await lockOpen(context, importId);
  const { oneRoster } = stored.reading;
  if (oneRoster && source) {
    const mapped = { ...stored.reading, oneRoster: mappedSource(oneRoster, source) };
    await saveReading(db, importId, mapped, oneRoster.source, 'reading');
  }
  if (oneRoster || !reading) return;
  const { bytes } = orNotFound(await findBytes(db, importId));
  const sheet = await readSheet(bytes, reading, 1);
  if (reading.hasHeader && sheet.header.some(isPassword)) throw new RefusalError(PASSWORDS);
  const known = knownColumns(stored.kind);
  const taken = new Set<string>();
  // each column at most once, and only existing ones
  const columns = sheet.header.map((_, index) => {
    const name = reading.columns[index] ?? null;
    if (name === null || !known.includes(name) || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
  await saveReading(db, importId, { ...reading, columns }, headerKey(sheet.header), 'reading');
});

export const correctImport = defineHandler(calls.correctImport, async ({ importId, cell, choices }, context) => {
  const { db } = context;
  const stored = await lockOpen(context, importId);
  if (cell) await correctCell(db, stored, cell);
  if (choices) await saveChoices(db, importId, choices);
});

export const importPreview = defineHandler(
  calls.importPreview,
  async ({ importId, ...asked }, { viewer, now, services: { database, clock } }) => {
    const stored = orNotFound(await findImport(database, importId, within(viewer), now));
    if (!isOpen(stored.state)) return closedPreview(stored);
    // the turn is taken here and not by the call, since the call also reports progress
    return inFileTurn(async () => {
      const planned = await withProgress(database, { importId, now: clock }, (tell) =>
        planStored(database, stored, viewer, { tell }),
      );
      const { digest, signs, outcomes } = planned.plan;
      const shown = { state: stateOf(planned), digest, shown: signs.join(''), counts: countOutcomes(outcomes) };
      await database.transaction((tx) => saveShown(tx, importId, shown));
      return composePreview(database, stored, planned, asked);
    });
  },
);

export const applyImport = defineHandler(
  calls.applyImport,
  async (asked, { viewer, now, note, services: { database, clock } }) => {
    note({ objectId: asked.importId });
    const written = await applyStored(database, asked, { viewer, now, clock });
    note({ count: written });
    return { ...DONE, written };
  },
);

export const cancelImport = defineHandler(
  calls.cancelImport,
  async ({ importId }, { viewer, now, services: { database } }) => {
    await cancel(database, importId, { viewer, now });
  },
);

export const importReport = defineHandler(calls.importReport, async ({ importId }, { db, viewer, now }) => {
  const stored = orNotFound(await findImport(db, importId, within(viewer), now));
  const fileName = csvFileName('import', importId, stored.state === 'applied' ? 'report' : 'corrected');
  if (stored.state === 'applied') return { ...DONE, fileName, csv: await composeReport(db, importId) };
  return { ...DONE, fileName, csv: await correctedFile(await planStored(db, stored, viewer), stored) };
});

export const previewUndoImport = defineHandler(
  calls.previewUndoImport,
  async ({ importId }, { viewer, now, services: { database } }) =>
    database.transaction(async (tx) => {
      const { kind } = await lockLatest(tx, importId, within(viewer), now);
      const { rows, digest } = await planUndo(tx, importId, kind);
      await saveUndoShown(tx, importId, digest);
      const kept = rows.flatMap(({ name, did, kept: why }) => (why === null ? [] : [{ name, did, why }]));
      const goes = rows.filter((row) => row.kept === null).map(({ name, did }) => ({ name, did }));
      return { takenBack: goes.length, goes, kept, digest };
    }),
);

export const undoImport = defineHandler(calls.undoImport, async ({ importId, digest }, { db, viewer, now, tell }) => {
  const stored = await lockLatest(db, importId, within(viewer), now);
  const plan = await planUndo(db, importId, stored.kind);
  if (plan.digest !== digest) throw new RefusalError(rowsOutdated(1));
  const { accountId: authorId } = viewer;
  await applyUndo(plan, { tx: db, now, authorId, importId });
  await setImportUndone(db, importId, authorId, now);
  await audit(db, { accountId: authorId, origin: 'import', at: now, tell }, [entryOfUndo(stored, plan.rows)]);
});
