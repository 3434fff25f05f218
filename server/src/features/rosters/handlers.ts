import * as calls from '@bcs/contract/features/rosters/calls';
import { enrollPeople, readPastStudent } from '@bcs/contract/features/rosters/abilities';
import * as failures from '@bcs/contract/features/rosters/failures';
import { roleMay } from '@bcs/contract/kernel/ability';
import {
  pairAssignments,
  type TransferAssignment,
  type TransferFacts,
  type TransferPair,
} from '@bcs/contract/features/rosters/transferring';
import type { InputOf } from '@bcs/contract/kernel/call';
import { PREVIEW_OUTDATED } from '@bcs/contract/kernel/failure';
import type { Context } from '#kernel/context';
import { toStudentProfile, findProfile } from '#features/student-page/queries';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, orRefuse, RefusalError } from '#kernel/refusal-error';
import { planDigest, planned, type PlanContext } from '#kernel/planned';
import {
  lockEnrollment,
  findEnrollment,
  type HeldEnrollment,
  changeRoles,
  endOneEnrollment,
  startEnrollment,
} from './queries-write.ts';
import { findPastStudents, findEvents, findRoster, findRosterCourse } from './queries-roster.ts';
import { findTransferClasses, findTransferWorld, type TransferWorld } from './queries-transfer.ts';
import { lockTransfer } from './queries-transfers.ts';
import { transfer, undoStoredTransfer } from './transfer.ts';

export const roster = defineHandler(calls.roster, async (wanted, { db, viewer, now }) => {
  const mayChange = viewer.byGrant || (viewer.role !== null && roleMay(enrollPeople, viewer.role));
  return {
    ...(await findRoster(db, viewer, wanted, { seesRefusals: mayChange, now })),
    course: await findRosterCourse(db, viewer),
    // a grant does not open work (ADM-004)
    readsPast: viewer.role !== null && roleMay(readPastStudent, viewer.role),
    mayChange,
  };
});

export const pastStudents = defineHandler(calls.pastStudents, async (_input, { db, viewer }) => ({
  students: await findPastStudents(db, viewer, null),
}));

export const pastStudentProfile = defineHandler(
  calls.pastStudentProfile,
  async ({ enrollmentId }, { db, viewer, now }) => {
    const [past] = await findPastStudents(db, viewer, enrollmentId);
    if (!past) throw new RefusalError(failures.NOT_AMONG_THE_PAST);
    return { ...toStudentProfile(await findProfile(db, viewer, enrollmentId, now), viewer, now), past };
  },
);

export const enrollmentHistory = defineHandler(calls.enrollmentHistory, async ({ enrollmentId }, { db, viewer }) => ({
  events: await findEvents(db, viewer, enrollmentId),
}));

const held =
  (needsActive: boolean) =>
  async ({ enrollmentId }: { readonly enrollmentId: number }, { db, viewer }: Context) => {
    const enrollment = orNotFound(await lockEnrollment(db, viewer, enrollmentId));
    const { role, active, endReason, lastDay } = enrollment;
    // the second person is told what the first one did, and keeps their input (ADM-115)
    if (active !== needsActive)
      throw new RefusalError(failures.ENROLLMENT_CHANGED, undefined, undefined, {
        current: { role, active, endReason, lastDay },
      });
    return enrollment;
  };

export const endEnrollment = defineHandler(calls.endEnrollment, {
  facts: held(true),
  run: async ({ reason, lastDay, note }, context, enrollment) => {
    await endOneEnrollment(context, enrollment, { reason, lastDay }, note.trim());
  },
});

export const resumeEnrollment = defineHandler(calls.resumeEnrollment, {
  facts: held(false),
  run: async ({ note }, context, enrollment) => {
    await startEnrollment(context, [enrollment], enrollment.role, note.trim());
  },
  conflicts: { an_account_is_active_once_per_course: failures.ENROLLMENT_CHANGED },
});

export const changeEnrollmentRole = defineHandler(calls.changeEnrollmentRole, {
  facts: held(true),
  run: async ({ role, note }, context, enrollment) => {
    if (role !== enrollment.role) await changeRoles(context, [enrollment], role, note.trim());
  },
});

type Input = InputOf<typeof calls.previewTransfer>;
interface Plan extends TransferFacts {
  readonly person: HeldEnrollment;
  readonly pairs: readonly TransferPair[];
  /** The new class with the data shown of it; null while none is chosen. */
  readonly to: Readonly<{ world: TransferWorld; shown: ReturnType<typeof shownOf> }> | null;
  readonly digest: string;
}

async function planTransfer(
  { enrollmentId, courseId, chosen }: Input,
  { db, viewer, now, holds }: PlanContext,
): Promise<Plan> {
  const person = orNotFound(await (holds ? lockEnrollment : findEnrollment)(db, viewer, enrollmentId));
  if (courseId === null) return { ...person, person, target: null, pairs: [], to: null, digest: '' };
  const world = orRefuse(await findTransferWorld(db, viewer, person, courseId, now), failures.NOT_TO_THIS_CLASS);
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
  conflicts: { an_account_is_active_once_per_course: failures.ALREADY_IN_CLASS },
});

export const undoTransfer = defineHandler(calls.undoTransfer, {
  facts: async (wanted, { db, viewer }) => orRefuse(await lockTransfer(db, viewer, wanted), failures.TRANSFER_OVER),
  run: async (_input, context, stored) => ({ ...DONE, kept: await undoStoredTransfer(context, stored) }),
  conflicts: { an_account_is_active_once_per_course: failures.TRANSFER_MOVED_ON },
});
