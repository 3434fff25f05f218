import { z } from 'zod';
import { FolderMistake, ExportedFolder } from '#features/curricula/model';
import { NOT_ITS_PROGRAM, ALREADY_ARCHIVED, NOT_ARCHIVED } from '#features/universities/failures';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { count, done, id, requiredText, text, version } from '#kernel/schema';
import { editPlans, listPlans } from './abilities.ts';
import * as failures from './failures.ts';
import { CurriculumPlan, PlanContent, PlanInList, PlanSource } from './model.ts';

const name = requiredText(failures.LONGEST_PLAN_NAME);
/** The greatest length of a request: 10 MB as a base64 zip file or as content, and the other fields. */
const LONGEST_BODY = 14_010_000;

export const plans = call('POST /broker/plans', {
  shows: ['plans', 'classes'],
  summary: 'The curriculum plans within the reach of a grant, page by page',
  input: {
    /** A part of a name or a program. */
    search: text(failures.LONGEST_PLAN_NAME),
    /** Limits the list to one university. */
    universityId: id().nullable(),
    archived: z.boolean(),
    ...listing(['name', 'updatedAt']),
  },
  output: pageOf(PlanInList),
  scope: 'grant',
  allow: listPlans,
});

export const plan = call('POST /broker/plan', {
  shows: ['plans', 'classes'],
  summary: 'Shows a curriculum plan with its versions, and the content of one version or of the one being edited',
  input: {
    planId: id(),
    /** The number of a version; null for the draft or, without a draft, the latest version. */
    number: z.int32().min(1).nullable(),
  },
  output: CurriculumPlan,
  scope: 'plan',
  allow: editPlans,
});

export const createPlan = call('POST /broker/createPlan', {
  changes: ['plans', 'audit entries'],
  summary: 'Creates a curriculum plan that is empty, or starts with a class or a course folder',
  input: { universityId: id(), programId: id(), name, from: PlanSource },
  output: {
    /** The new plan; null if mistakes prevented it. */
    planId: id().nullable(),
    mistakes: z.array(FolderMistake),
    /** The number of files that plans cannot contain: the resources of items. */
    leftOut: count(),
  },
  scope: 'university',
  allow: editPlans,
  fails: [NOT_ITS_PROGRAM, failures.FOLDER_NOT_READ],
  limit: { calls: 20, perSeconds: 60, by: 'token' },
  longestBody: LONGEST_BODY,
});

export const savePlan = call('POST /broker/savePlan', {
  changes: ['plans', 'audit entries'],
  summary: 'Changes name, program and content of a plan; its versions stay as they are',
  input: { planId: id(), version: version(), programId: id(), name, content: PlanContent },
  scope: 'plan',
  allow: editPlans,
  fails: [NOT_ITS_PROGRAM, failures.PLAN_ARCHIVED],
  edits: ['programId', 'name', 'content'],
  longestBody: LONGEST_BODY,
});

const one = { planId: id() };
const ofPlan = { scope: 'plan', allow: editPlans } as const;
const write = { ...ofPlan, changes: ['plans', 'audit entries'] } as const;

export const publishPlan = call('POST /broker/publishPlan', {
  ...write,
  summary: 'Publishes the edited content of a plan as its next version; a version never changes',
  input: {
    ...one,
    /** The version of the plan that the caller has read. */
    version: version(),
    note: text(failures.LONGEST_NOTE),
  },
  output: done().extend({ number: z.int() }),
  fails: [failures.PLAN_ARCHIVED, failures.PLAN_MOVED_ON, failures.PLAN_HAS_MISTAKES, failures.NOTHING_TO_PUBLISH],
});

export const archivePlan = call('POST /broker/archivePlan', {
  ...write,
  summary: 'Archives a plan, which takes it out of pickers and lists; it can be brought back at any time',
  input: one,
  fails: [ALREADY_ARCHIVED],
});

export const restorePlan = call('POST /broker/restorePlan', {
  ...write,
  summary: 'Brings a plan back from the archive as it was',
  input: one,
  fails: [NOT_ARCHIVED],
});

export const exportPlan = call('POST /broker/exportPlan', {
  ...ofPlan,
  event: 'folder.export',
  shows: ['plans'],
  summary: 'A plan, or one of its versions, as the files of a course folder',
  input: {
    ...one,
    /** The number of a version; null for the draft or, without a draft, the latest version. */
    number: z.int32().min(1).nullable(),
  },
  output: ExportedFolder,
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});
