import { z } from 'zod';
import { ExportedFolder } from '#features/curricula/model';
import { ALREADY_ARCHIVED, NOT_ARCHIVED } from '#features/universities/failures';
import { call } from '#kernel/call';
import { done, id, text, version } from '#kernel/schema';
import { editPlans } from './abilities.ts';
import { LONGEST_NOTE, NOTHING_TO_PUBLISH, PLAN_ARCHIVED, PLAN_HAS_MISTAKES, PLAN_MOVED_ON } from './failures.ts';

const one = { planId: id() };
const ofPlan = { scope: { by: 'plan', field: 'planId' }, allow: editPlans } as const;
const write = { ...ofPlan, kind: 'write', changes: ['plans', 'audit entries'] } as const;

export const publishPlan = call({
  ...write,
  at: 'POST /broker/publishPlan',
  summary: 'Publishes the edited content of a plan as its next version; a version never changes',
  input: z.strictObject({
    ...one,
    /** The version of the plan as it was read. */
    version: version(),
    note: text(LONGEST_NOTE),
  }),
  output: done().extend({ number: z.int() }),
  fails: [PLAN_ARCHIVED, PLAN_MOVED_ON, PLAN_HAS_MISTAKES, NOTHING_TO_PUBLISH],
});

export const archivePlan = call({
  ...write,
  at: 'POST /broker/archivePlan',
  summary: 'Archives a plan, which takes it out of pickers and lists; it can be brought back at any time',
  input: z.strictObject(one),
  output: done(),
  fails: [ALREADY_ARCHIVED],
});

export const restorePlan = call({
  ...write,
  at: 'POST /broker/restorePlan',
  summary: 'Brings a plan back from the archive as it was',
  input: z.strictObject(one),
  output: done(),
  fails: [NOT_ARCHIVED],
});

export const exportPlan = call({
  ...ofPlan,
  at: 'POST /broker/exportPlan',
  event: 'folder.export',
  kind: 'read',
  shows: ['plans'],
  summary: 'A plan, or one of its versions, as the files of a course folder',
  input: z.strictObject({
    ...one,
    /** The number of a version; null for the content that is edited, or else the latest version. */
    number: z.int32().min(1).nullable(),
  }),
  output: ExportedFolder,
  fails: [],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});
