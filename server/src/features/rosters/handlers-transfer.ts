import * as calls from '@bcs/contract/features/rosters/calls-transfer';
import {
  ALREADY_IN_CLASS,
  NOT_TO_THIS_CLASS,
  TRANSFER_CHANGED,
  TRANSFER_MOVED_ON,
  TRANSFER_OVER,
} from '@bcs/contract/features/rosters/failures-transfer';
import {
  pairAssignments,
  type TransferAssignment,
  type TransferFacts,
  type TransferPair,
} from '@bcs/contract/features/rosters/transferring';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { InputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { DONE, defineHandler } from '#kernel/handler';
import { planDigest } from '#kernel/plan-digest';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { findEnrollment, lockEnrollment, type HeldEnrollment } from './queries-held.ts';
import { findTransferClasses, findTransferWorld, type TransferWorld } from './queries-transfer.ts';
import { lockTransfer } from './queries-transfers.ts';
import { transfer, undoStoredTransfer } from './transfer.ts';

type Wanted = InputOf<typeof calls.previewTransfer>;
interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}
interface Facts extends TransferFacts {
  readonly person: HeldEnrollment;
  readonly world: TransferWorld | null;
  readonly pairs: readonly TransferPair[];
}

/** One function makes the plan for the preview and for the transfer. ADM-044 */
const factsOf =
  (holds: boolean) =>
  async ({ enrollmentId, courseId, chosen }: Wanted, { db, viewer, now }: Context): Promise<Facts> => {
    const person = orNotFound(await (holds ? lockEnrollment : findEnrollment)(db, viewer, enrollmentId));
    if (courseId === null) return { ...person, person, target: null, world: null, pairs: [] };
    const world = await findTransferWorld(db, viewer, person, courseId, now);
    if (!world) throw new RefusalError(NOT_TO_THIS_CLASS);
    return { ...person, person, target: world, world, pairs: pairAssignments(world.sources, world.targets, chosen) };
  };

const shown = ({ hasWork: _hasWork, planKey: _planKey, ...pair }: TransferPair) => pair;
const named = ({ assignmentId, title, contextId }: TransferAssignment) => ({ assignmentId, title, contextId });

/** Builds the plan that a person sees before agreeing to a transfer. */
function planOf({ pairs, person }: Facts, { code, course, state, resumedId, targets, left, begins }: TransferWorld) {
  const plan = {
    code,
    course,
    state,
    resumes: resumedId !== null,
    pairs: pairs.map(shown),
    targets: targets.map(named),
    left,
    begins,
  };
  return { ...plan, digest: planDigest([person.enrollmentId, person.role, plan]) };
}

export const previewTransfer = defineHandler(calls.previewTransfer, {
  facts: factsOf(false),
  run: async (_input, { db, viewer, now }, facts: Facts) => ({
    classes: facts.world ? [] : await findTransferClasses(db, viewer, facts.person, now),
    plan: facts.world && planOf(facts, facts.world),
  }),
});

export const transferEnrollment = defineHandler(calls.transferEnrollment, {
  facts: factsOf(true),
  run: async ({ digest, lastDay, note }, context, { world, ...facts }: Facts) => {
    if (!world || digest !== planOf({ ...facts, world }, world).digest) throw new RefusalError(TRANSFER_CHANGED);
    return { ...DONE, copied: await transfer(context, { ...facts, world, lastDay, note: note.trim() }) };
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
