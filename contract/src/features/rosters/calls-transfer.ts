import { z } from 'zod';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, day, digest, done, id, text } from '#kernel/schema';
import { transferPeople, undoTransfers } from './abilities.ts';
import { ENROLLMENT_CHANGED, LONGEST_NOTE, OWN_ENROLLMENT } from './failures.ts';
import * as failures from './failures-transfer.ts';
import { TransferClass, TransferPlan } from './model-transfer.ts';

const scope = { by: 'enrollment-or-grant', field: 'enrollmentId' } as const;
const changes = ['enrollments', 'accounts', 'submissions', 'grades', 'remote requests', 'audit entries'] as const;
const chosen = z.array(z.strictObject({ assignmentId: id(), to: id().nullable() })).max(failures.MOST_PAIRS);
const refusals = [OWN_ENROLLMENT, ENROLLMENT_CHANGED, failures.NOT_TO_THIS_CLASS, failures.ALREADY_IN_CLASS] as const;

export const previewTransfer = call({
  at: 'POST /broker/previewTransfer',
  kind: 'read',
  shows: ['enrollments'],
  summary: 'Tells to which classes a person can be transferred, and previews what such a transfer would copy',
  /** Without a class the classes are told, with one the plan. */
  input: z.strictObject({ enrollmentId: id(), courseId: id().nullable(), chosen }),
  output: z.object({ classes: z.array(TransferClass), plan: TransferPlan.nullable() }),
  scope,
  allow: transferPeople,
  fails: refusals,
});

export const transferEnrollment = call({
  at: 'POST /broker/transferEnrollment',
  kind: 'write',
  changes,
  summary: 'Ends an enrollment and starts one in another class of the university, with copies of the paired work',
  input: z.strictObject({
    enrollmentId: id(),
    courseId: id(),
    chosen,
    lastDay: day().nullable(),
    note: text(LONGEST_NOTE),
    digest: digest(),
  }),
  output: done().extend({ copied: count() }),
  scope,
  allow: transferPeople,
  fails: [...refusals, PREVIEW_OUTDATED],
});

export const undoTransfer = call({
  at: 'POST /broker/undoTransfer',
  kind: 'write',
  changes,
  summary: 'Undoes a transfer, for 30 days; copies that someone has worked on since then stay where they are',
  input: z.strictObject({ enrollmentId: id(), transferId: id() }),
  output: done().extend({ kept: count() }),
  scope,
  allow: undoTransfers,
  fails: [OWN_ENROLLMENT, failures.NOT_TO_THIS_CLASS, failures.TRANSFER_OVER, failures.TRANSFER_MOVED_ON],
});
