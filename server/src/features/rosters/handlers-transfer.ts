import * as calls from '@bcs/contract/features/rosters/calls-transfer';
import {
  ALREADY_IN_CLASS,
  NOT_TO_THIS_CLASS,
  TRANSFER_MOVED_ON,
  TRANSFER_OVER,
} from '@bcs/contract/features/rosters/failures-transfer';
import {
  pairAssignments,
  type TransferAssignment,
  type TransferFacts,
  type TransferPair,
} from '@bcs/contract/features/rosters/transferring';
import type { InputOf } from '@bcs/contract/kernel/call';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import { DONE, defineHandler } from '#kernel/handler';
import { planDigest, planned, type PlanContext } from '#kernel/planned';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { findEnrollment, lockEnrollment, type HeldEnrollment } from './queries-held.ts';
import { findTransferClasses, findTransferWorld, type TransferWorld } from './queries-transfer.ts';
import { lockTransfer } from './queries-transfers.ts';
import { transfer, undoStoredTransfer } from './transfer.ts';

type Input = InputOf<typeof calls.previewTransfer>;
interface Plan extends TransferFacts {
  readonly person: HeldEnrollment;
  readonly pairs: readonly TransferPair[];
  /** The class to which the person goes, and what is shown of it; null while none is chosen. */
  readonly to: { readonly world: TransferWorld; readonly shown: ReturnType<typeof shownOf> } | null;
  readonly digest: string;
}

async function planTransfer(
  { enrollmentId, courseId, chosen }: Input,
  { db, viewer, now, holds }: PlanContext,
): Promise<Plan> {
  const person = orNotFound(await (holds ? lockEnrollment : findEnrollment)(db, viewer, enrollmentId));
  if (courseId === null) return { ...person, person, target: null, pairs: [], to: null, digest: '' };
  const world = await findTransferWorld(db, viewer, person, courseId, now);
  if (!world) throw new RefusalError(NOT_TO_THIS_CLASS);
  const pairs = pairAssignments(world.sources, world.targets, chosen);
  const shown = shownOf(pairs, world);
  const digest = planDigest([person.enrollmentId, person.role, shown]);
  return { ...person, person, target: world, pairs, to: { world, shown }, digest };
}

const shownPair = ({ hasWork: _hasWork, planKey: _planKey, ...pair }: TransferPair) => pair;
const named = ({ assignmentId, title, contextId }: TransferAssignment) => ({ assignmentId, title, contextId });

/** Selects the part of a plan that a person sees before agreeing to a transfer. */
const shownOf = (
  pairs: readonly TransferPair[],
  { code, course, state, resumedId, targets, left, begins }: TransferWorld,
) => ({
  code,
  course,
  state,
  resumes: resumedId !== null,
  pairs: pairs.map(shownPair),
  targets: targets.map(named),
  left,
  begins,
});

export const [previewTransfer, transferEnrollment] = planned({
  preview: calls.previewTransfer,
  save: calls.transferEnrollment,
  plan: planTransfer,
  show: async ({ to, person, digest }, { db, viewer, now }) => ({
    classes: to ? [] : await findTransferClasses(db, viewer, person, now),
    plan: to && { ...to.shown, digest },
  }),
  write: async ({ to, ...plan }, { lastDay, note }, context) => {
    if (!to) throw new RefusalError(PREVIEW_OUTDATED);
    const { world } = to;
    return { ...DONE, copied: await transfer(context, { ...plan, world, lastDay, note: note.trim() }) };
  },
  conflicts: { an_account_is_active_once_per_course: ALREADY_IN_CLASS },
});

export const undoTransfer = defineHandler(calls.undoTransfer, {
  facts: async (wanted, { db, viewer }) => {
    const stored = await lockTransfer(db, viewer, wanted);
    if (!stored) throw new RefusalError(TRANSFER_OVER);
    return stored;
  },
  run: async (_input, context, stored) => ({ ...DONE, kept: await undoStoredTransfer(context, stored) }),
  conflicts: { an_account_is_active_once_per_course: TRANSFER_MOVED_ON },
});
