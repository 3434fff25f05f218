import { affectedBy } from '@bcs/contract/features/session-editor/cancelling';
import type { CancelConsequences } from '@bcs/contract/features/session-editor/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { compareInstants, type Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findClassAsAdmin } from '#features/cohort-health/queries-as-admin';
import { planDigest } from '#kernel/plan-digest';
import { countHanging, type StoredSession } from './queries.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}
export type CancelPlan = CancelConsequences & { readonly digest: string };

/** One function makes the plan for the preview and for the writing: cancels what stands, restores what was cancelled. ADM-087 */
export async function planCancel(context: Context, stored: StoredSession): Promise<CancelPlan> {
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
  return { ...follows, digest: planDigest([id, stored.version, follows]) };
}
