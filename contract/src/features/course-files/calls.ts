import { z } from 'zod';
import { readFolder } from '#features/curricula/abilities';
import { ExportedFolder, FolderMistake, FolderNote } from '#features/curricula/model';
import { FOLDER_NOT_READ } from '#features/plans/failures';
import { RESOURCE } from '#features/resources/failures';
import { editSchedule } from '#features/scheduling/abilities';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { MOST_FOLDER_NOTES, MOST_ZIP_BYTES } from '#kernel/folder-bounds';
import { count, digest, done, id, requiredText, text, instant } from '#kernel/schema';
import { WEEKLY_PATTERN_NEEDED, SIDES_NOT_CHOSEN } from './failures.ts';
import { DifferingItem, LastTakeOver, TakeOverPreview, TakeOverWanted } from './model.ts';

const editing = { scope: 'course-or-grant', allow: editSchedule } as const;
const reading = { scope: 'course-or-grant', allow: readFolder } as const;
const shows = ['sessions', 'schedules', 'assignments', 'submissions', 'enrollments', 'audit entries'] as const;
const changes = ['sessions', 'schedules', 'assignments', 'attendance', 'remote requests', 'audit entries'] as const;
/** The greatest length of an uploaded zip file: Base64 needs four characters for three bytes. */
const LONGEST_ZIP = Math.ceil(MOST_ZIP_BYTES / 3) * 4;
const LONGEST_REVISION = 100;

export const exportFolder = call('POST /broker/exportFolder', {
  ...reading,
  event: 'folder.export',
  shows: ['sessions', 'schedules', 'assignments'],
  summary: 'The curriculum of a class as the files of a course folder, without dates',
  input: { courseId: id() },
  output: ExportedFolder,
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});

export const uploadFolder = call('POST /broker/uploadFolder', {
  ...editing,
  readsFile: true,
  kind: 'steps',
  changes: [],
  summary: 'Accepts a course folder as a zip file and reports every mistake in it; nothing in the class changes yet',
  input: {
    courseId: id(),
    fileName: requiredText(255),
    /** The bytes of the file. */
    base64: z.base64().max(LONGEST_ZIP),
    /** The commit, if known; zip files from code hosts contain it. */
    revision: text(LONGEST_REVISION).nullable(),
  },
  output: done().extend({
    /** The id of the stored folder; null if it has mistakes. */
    folderId: id().nullable(),
    mistakes: z.array(FolderMistake),
  }),
  fails: [FOLDER_NOT_READ, RESOURCE.NOT_SAVED],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
  longestBody: LONGEST_ZIP + 10_000,
});

const folder = { courseId: id(), folderId: id(), wanted: TakeOverWanted };

export const previewFolder = call('POST /broker/previewFolder', {
  ...editing,
  readsFile: true,
  shows,
  summary: 'What an uploaded course folder would change in the class, item by item and field by field',
  input: folder,
  output: TakeOverPreview.extend({
    fileName: z.string(),
    revision: z.string().nullable(),
    /** Broken pictures and links in its texts. */
    notes: z.array(FolderNote).max(MOST_FOLDER_NOTES),
    moreNotes: count(),
  }),
});

export const applyFolder = call('POST /broker/applyFolder', {
  ...editing,
  readsFile: true,
  changes,
  summary: 'Takes over the selected items of an uploaded folder, as the preview with this digest showed them',
  input: { ...folder, digest: digest() },
  output: done().extend({ changed: count() }),
  fails: [PREVIEW_OUTDATED, SIDES_NOT_CHOSEN, WEEKLY_PATTERN_NEEDED, RESOURCE.GONE],
});

export const folderDifference = call('POST /broker/folderDifference', {
  ...reading,
  shows,
  summary: 'Which items of a class differ from the folder that was last taken over, with a patch that applies to it',
  input: { courseId: id() },
  output: {
    /** The last folder taken over; null if the class has never taken over one. */
    taken: LastTakeOver.nullable(),
    items: z.array(DifferingItem),
    /** A unified diff with paths relative to the folder; empty if nothing differs. */
    patch: z.string(),
    timeZone: z.string(),
    mayEdit: z.boolean(),
  },
});

const showsPlans = [
  'plans',
  'sessions',
  'schedules',
  'assignments',
  'submissions',
  'enrollments',
  'audit entries',
] as const;

export const compareWithPlan = call('POST /broker/compareWithPlan', {
  ...reading,
  shows: showsPlans,
  summary: 'Tells which version of a plan a class came from, how it differs, and which plans can be taken over',
  input: { courseId: id() },
  output: {
    /** The version taken over last; null if the class has never taken over a plan. */
    taken: z
      .object({
        planId: id(),
        name: z.string(),
        number: z.int(),
        /** The number of the newest version. */
        latest: z.int(),
        at: instant(),
        /** The person who did it; null on the command line. */
        by: z.string().nullable(),
      })
      .nullable(),
    items: z.array(DifferingItem),
    /** Published plans of the university, without archived ones. */
    plans: z.array(z.object({ planId: id(), name: z.string(), program: z.string(), latest: z.int() })),
    timeZone: z.string(),
    mayEdit: z.boolean(),
  },
});

const plan = { courseId: id(), planId: id(), number: z.int32().min(1), wanted: TakeOverWanted };

export const previewTakeOver = call('POST /broker/previewTakeOver', {
  ...editing,
  shows: showsPlans,
  summary:
    'Previews what a version of a plan would change in the class, item by item with old and new text and the effects',
  input: plan,
  output: TakeOverPreview.extend({ name: z.string() }),
});

export const takeOver = call('POST /broker/takeOver', {
  ...editing,
  changes: ['sessions', 'schedules', 'assignments', 'attendance', 'remote requests', 'audit entries'],
  summary: 'Takes over the selected items of a version of a plan, as the preview with this digest showed them',
  input: { ...plan, digest: digest() },
  output: done().extend({ changed: count() }),
  fails: [PREVIEW_OUTDATED, SIDES_NOT_CHOSEN, WEEKLY_PATTERN_NEEDED, RESOURCE.GONE],
});
