import * as calls from '@bcs/contract/features/assignment-editor/calls';
import { ASSIGNMENT_MOVED_ON } from '@bcs/contract/features/assignment-editor/failures';
import type { ReleaseState, ReleaseRule } from '@bcs/contract/features/assignment-editor/model';
import { releaseBy } from '@bcs/contract/features/assignment-editor/release-plan';
import { isOut } from '@bcs/contract/features/coursework/assignment-state';
import { courseworkCategory } from '@bcs/contract/features/coursework/categories';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findState } from '#features/classes/queries-states';
import { dueOf } from '#features/coursework/queries-assignment';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { changedAssignment } from '#kernel/item-history';
import { planSave } from './queries-consequences.ts';
import { findUnreleased } from './queries.ts';
import { setReleases } from './queries-write.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}
interface Asked {
  readonly rule: ReleaseRule;
  readonly own: readonly { readonly assignmentId: number; readonly release: ReleaseState }[];
}

/** Plans the release of work that nobody sees yet, by the plan or by the one chosen for it. ADM-094 */
async function planReleases({ rule, own }: Asked, context: Context, holds: boolean) {
  const { db, viewer, now } = context;
  const chosen = new Map(own.map(({ assignmentId, release }) => [assignmentId, release]));
  const isDraft = (await findState(db, viewer)) === 'draft';
  const changes = (await findUnreleased(db, viewer, { now, isDraft, holds })).map((before) => ({
    before,
    after: { ...before, ...(chosen.get(before.id) ?? releaseBy(rule, before, viewer.timeZone)) },
  }));
  return { changes, isDraft, plan: await planSave(context, changes) };
}

const releaseOf = ({ draft, releaseAt }: ReleaseState): ReleaseState => ({ draft, releaseAt });

export const previewReleases = defineHandler(calls.previewReleases, {
  run: async (input, context) => {
    const { changes, isDraft, plan } = await planReleases(input, context, false);
    const planned = changes.map(({ before, after }) => ({
      id: after.id,
      title: after.title,
      kind: courseworkCategory(after),
      dueDate: dueOf(after, context.viewer.timeZone),
      from: releaseOf(before),
      to: releaseOf(after),
      comesOut: !isDraft && isOut(after, context.now),
    }));
    return { ...plan, planned };
  },
});

export const saveReleases = defineHandler(calls.saveReleases, {
  run: async (input, context) => {
    const { db, viewer, now } = context;
    const { changes, plan } = await planReleases(input, context, true);
    if (plan.digest !== input.digest) throw new RefusalError(ASSIGNMENT_MOVED_ON);
    const releases = changes.map(({ after }) => ({ id: after.id, ...releaseOf(after) }));
    const count = await setReleases(db, viewer, releases, now);
    const entries = changes.map(({ before, after }) => ({
      ...changedAssignment('update', viewer, after),
      before: { ...releaseOf(before) },
      after: { ...releaseOf(after) },
    }));
    await audit(db, onScreen(context), entries);
    return { ...DONE, changed: count };
  },
});
