import { affectedBy } from '@bcs/contract/features/session-editor/cancelling';
import type { CancelConsequences } from '@bcs/contract/features/session-editor/model';
import { compareInstants } from '@bcs/contract/kernel/clock';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import { planDigest, type PlanContext } from '#kernel/planned';
import { orNotFound } from '#kernel/refusal-error';
import { countHanging, findStored, type StoredSession } from './queries.ts';

export type CancelPlan = CancelConsequences & { readonly stored: StoredSession; readonly digest: string };

/** Plans to cancel a session that takes place, or to restore one that was cancelled. ADM-087 */
export async function planCancel(
  { sessionId }: { readonly sessionId: number },
  context: PlanContext,
): Promise<CancelPlan> {
  const stored = orNotFound(await findStored(context.db, context.viewer, sessionId, context.holds));
  const cancels = stored.cancelledAt === null;
  const { id, name, startTime, endTime, contextId } = stored;
  const { row: found, factsOf, named } = await findClassAsAdmin(context);
  const others = found.sessions.filter((each) => each.id !== id);
  const whole = [...others, { id, name, startTime, endTime, contextId }].toSorted(
    (one, other) => compareInstants(one.startTime, other.startTime) || one.id - other.id,
  );
  const { frame: with_, students } = factsOf({ ...found, sessions: whole });
  const without = { ...with_, sessions: with_.sessions.filter((each) => each.id !== id) };
  const [was, will] = cancels ? [with_, without] : [without, with_];
  const active = students.filter((student) => student.active);
  const affected = named(affectedBy(was, will, active, context.now));
  const {
    remoteDays,
    listeners: studentsTold,
    absencesTakenBack: _stay,
    ...hanging
  } = await countHanging(context.db, context.viewer, [id]);
  const follows: CancelConsequences = { cancels, hanging, remoteDays, students: affected, studentsTold };
  return { ...follows, stored, digest: planDigest([id, stored.version, follows]) };
}
