import * as calls from '@bcs/contract/features/course-files/calls';
import { folderFaults } from '@bcs/contract/features/curricula/faults';
import { findDeadLinks } from '@bcs/contract/features/curricula/home-addresses';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import { FOLDER_NOT_READ } from '@bcs/contract/features/plans/failures';
import { MOST_FOLDER_NOTES } from '@bcs/contract/kernel/folder-bounds';
import { editSchedule } from '@bcs/contract/features/scheduling/abilities';
import { roleMay, type ClassAdministrator } from '@bcs/contract/kernel/ability';
import { unzippedFolder, commitOf } from '#kernel/course-folder/folder-in-zip';
import { assignKeys } from '#features/curricula/queries-keys';
import { readFolderInTurns } from '#kernel/course-folder/read-folder';
import { COURSE_FILE } from '#kernel/course-folder/paths';
import { fileOf } from '#kernel/file-of';
import { DONE, defineHandler } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { orNotFound } from '#kernel/refusal-error';
import { FOLDER_BOUNDS } from '#kernel/course-folder/bounds';
import type { Files } from '#kernel/course-folder/folder';
import type { FileStore } from '#kernel/file-store';
import { compareWith, NOTHING_CHOSEN } from './compare.ts';
import {
  encodeFiles,
  formatCourseFile,
  sessionFiles,
  originalFiles,
  filesOfClass,
  sortedFiles,
} from './files-of-class.ts';
import { findFolder, insertFolder, readFolderFiles } from './folders.ts';
import { keepResources } from './keep-resources.ts';
import { createPatch } from './patch.ts';
import { planTakeOver } from './plan-take-over.ts';
import { sourceAsBrought } from './source.ts';
import { findBases, findTakenSource } from './queries.ts';
import { shownItems } from './shown-item.ts';
import { takeOverOnScreen } from './take-over.ts';
import { findPlanSource, findPublishedPlans, findTakenPlan } from './queries-plans.ts';

/** Tells whether a reader of a class may change its content. ADM-005, ADM-007 */
const mayEdit = ({ byGrant, role }: Pick<ClassAdministrator, 'byGrant' | 'role'>): boolean =>
  byGrant || (role !== null && roleMay(editSchedule, role));

/** Reads the bytes of session files, up to the limit of a folder; the check reports missing ones. ADM-104, ADM-107 */
async function bytesBeside(
  store: FileStore,
  beside: readonly Readonly<{ path: string; fileKey: string; size: number }>[],
): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  let left: number = FOLDER_BOUNDS.mostBytes;
  for (const { path, fileKey, size } of beside) {
    left -= size;
    if (left < 0) break;
    const bytes = await store.get(fileKey);
    if (bytes) files.set(path, bytes);
  }
  return files;
}

/**
 * Exports a class as a folder. Everything is exported; what a folder must not contain is reported, so that nothing is
 * silently left out. ADM-104
 */
export const exportFolder = defineHandler(calls.exportFolder, async (_input, context) => {
  const { db, viewer, services } = context;
  await assignKeys(services.database, viewer);
  const comparison = await compareWith(
    context,
    sourceAsBrought('folder', await findBases(db, viewer, 'folder')),
    NOTHING_CHOSEN,
    false,
  );
  const taken = await findTakenSource(db, viewer, 'folder');
  const texts = filesOfClass(comparison).set(COURSE_FILE, taken?.courseFile ?? formatCourseFile(comparison.course));
  const beside = await bytesBeside(services.files, sessionFiles(comparison));
  const files = sortedFiles(texts);
  const { mistakes } = await readFolderInTurns(
    new Map([...encodeFiles(files), ...beside]),
    COURSE_FOLDER,
    folderFaults,
  );
  return {
    name: comparison.course.code,
    files: [
      ...files.map(([path, text]) => ({ path, text })),
      ...[...beside].map(([path, bytes]) => ({ path, text: '', base64: Buffer.from(bytes).toString('base64') })),
    ],
    mistakes: [...mistakes],
  };
});

export const uploadFolder = defineHandler(calls.uploadFolder, async ({ fileName, base64, revision }, context) => {
  const { viewer, now, services } = context;
  const bytes = fileOf(base64, context);
  const read = await readFolderFiles(await unzippedFolder(bytes, FOLDER_NOT_READ));
  if (!read.kept) return { ...DONE, folderId: null, mistakes: [...read.mistakes] };
  const { accountId } = viewer;
  const { resources, mistakes } = await keepResources(services, viewer, read.beside, { accountId, now });
  if (mistakes.length > 0) return { ...DONE, folderId: null, mistakes: [...mistakes] };
  const told = revision?.trim() || commitOf(bytes);
  const folder = { fileName, revision: told, content: { ...read.kept, resources }, accountId };
  const folderId = await services.database.transaction((tx) => insertFolder(tx, viewer, folder, now));
  return { ...DONE, folderId, mistakes: [] };
});

export const [previewFolder, applyFolder] = planned({
  preview: calls.previewFolder,
  save: calls.applyFolder,
  plan: async ({ folderId, wanted }, context) =>
    planTakeOver(orNotFound(await findFolder(context.db, context.viewer, folderId)), wanted, context),
  show: ({ shown, source: folder }) => {
    const notes = findDeadLinks(folder.content);
    return {
      ...shown,
      fileName: folder.fileName,
      revision: folder.revision,
      notes: notes.slice(0, MOST_FOLDER_NOTES),
      moreNotes: Math.max(0, notes.length - MOST_FOLDER_NOTES),
    };
  },
  write: (plan, _input, context) => takeOverOnScreen(plan, context),
});

export const folderDifference = defineHandler(calls.folderDifference, async (_input, context) => {
  const { db, viewer, services } = context;
  await assignKeys(services.database, viewer);
  const taken = (await findTakenSource(db, viewer, 'folder')) ?? null;
  const bases = await findBases(db, viewer, 'folder');
  const comparison = await compareWith(context, sourceAsBrought('folder', bases), NOTHING_CHOSEN, false);
  return {
    taken: taken && { at: taken.at, by: taken.by, revision: taken.revision },
    items: taken ? shownItems(comparison).filter(({ outcome }) => outcome !== 'unchanged') : [],
    patch: taken ? createPatch(originalFiles(bases), filesOfClass(comparison)) : '',
    timeZone: comparison.course.timeZone,
    mayEdit: mayEdit(viewer),
  };
});

export const compareWithPlan = defineHandler(calls.compareWithPlan, async (_input, context) => {
  const { db, viewer } = context;
  const taken = (await findTakenPlan(db, viewer)) ?? null;
  const comparison = await compareWith(
    context,
    sourceAsBrought('plan', await findBases(db, viewer, 'plan')),
    NOTHING_CHOSEN,
    false,
  );
  return {
    taken,
    items: taken ? shownItems(comparison).filter(({ outcome }) => outcome !== 'unchanged') : [],
    plans: await findPublishedPlans(db, viewer),
    timeZone: comparison.course.timeZone,
    mayEdit: mayEdit(viewer),
  };
});

export const [previewTakeOver, takeOver] = planned({
  preview: calls.previewTakeOver,
  save: calls.takeOver,
  plan: async ({ wanted, ...version }, context) =>
    planTakeOver(orNotFound(await findPlanSource(context.db, context.viewer, version)), wanted, context),
  show: ({ shown, source: { name } }) => ({ ...shown, name }),
  write: (plan, _input, context) => takeOverOnScreen(plan, context),
});
