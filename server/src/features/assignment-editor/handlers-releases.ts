import * as calls from '@bcs/contract/features/assignment-editor/calls';
import type { ReleaseState, ReleaseRule } from '@bcs/contract/features/assignment-editor/model';
import { releaseByRule } from '@bcs/contract/features/assignment-editor/release-plan';
import { isOut } from '@bcs/contract/features/coursework/assignment-state';
import { courseworkCategory } from '@bcs/contract/features/coursework/categories';
import { findState } from '#features/classes/queries-class';
import { finalDueDate } from '#features/coursework/queries-assignment';
import { audit, auditFromScreen } from '#kernel/audit';
import { DONE } from '#kernel/handler';
import { changedAssignment } from '#kernel/item-history';
import { planned, type PlanContext } from '#kernel/planned';
import { planSave } from './queries-consequences.ts';
import { findUnreleased } from './queries.ts';
import { setReleases } from './queries-write.ts';

interface Asked {
  readonly rule: ReleaseRule;
  readonly own: readonly Readonly<{ assignmentId: number; release: ReleaseState }>[];
}

/** Plans the release of unreleased work, by the rule or by an individual choice. ADM-094 */
async function planReleases({ rule, own }: Asked, context: PlanContext) {
  const { db, viewer, now, holds } = context;
  const chosen = new Map(own.map(({ assignmentId, release }) => [assignmentId, release]));
  const isDraft = (await findState(db, viewer)) === 'draft';
  const released = (await findUnreleased(db, viewer, { now, isDraft, holds })).map((before) => ({
    before,
    after: { ...before, ...(chosen.get(before.id) ?? releaseByRule(rule, before, viewer.timeZone)) },
  }));
  return { released, isDraft, ...(await planSave(context, released)) };
}

const releaseOf = ({ draft, releaseAt }: ReleaseState): ReleaseState => ({ draft, releaseAt });

export const [previewReleases, saveReleases] = planned({
  preview: calls.previewReleases,
  save: calls.saveReleases,
  plan: planReleases,
  show: ({ released, isDraft, ...plan }, { viewer, now }) => ({
    ...plan,
    planned: released.map(({ before, after }) => ({
      id: after.id,
      title: after.title,
      kind: courseworkCategory(after),
      dueDate: finalDueDate(after, viewer.timeZone),
      from: releaseOf(before),
      to: releaseOf(after),
      comesOut: !isDraft && isOut(after, now),
    })),
  }),
  write: async ({ released }, _input, context) => {
    const { db, viewer, now } = context;
    const releases = released.map(({ after }) => ({ id: after.id, ...releaseOf(after) }));
    const count = await setReleases(db, viewer, releases, now);
    const entries = released.map(({ before, after }) => ({
      ...changedAssignment('update', viewer, after),
      before: { ...releaseOf(before) },
      after: { ...releaseOf(after) },
    }));
    await audit(db, auditFromScreen(context), entries);
    return { ...DONE, changed: count };
  },
});
