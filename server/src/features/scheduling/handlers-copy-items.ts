import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/scheduling/calls-copy-items';
import { COPY_NOT_SETTLED } from '@bcs/contract/features/scheduling/failures';
import { findPeopleOf } from '#features/classes/queries-states';
import { copyResources } from '#features/resources/queries-write';
import { audit, onScreen, type AuditRecord } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { DONE } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { RefusalError } from '#kernel/refusal-error';
import { planCopyItems } from './plan-copy-items.ts';
import { copyAssignments, copySessions } from './queries-copied.ts';

export const [previewCopyItems, copyItems] = planned({
  preview: calls.previewCopyItems,
  save: calls.copyItems,
  plan: planCopyItems,
  show: ({ shown, digest }) => ({ ...shown, digest }),
  write: async (plan, _input, context) => {
    const { db, now } = context;
    if (plan.shown.unsettled > 0) throw new RefusalError(COPY_NOT_SETTLED);
    const { universityId, courseId } = plan.target;
    const place = { universityId, courseId };
    const sessions = await copySessions(db, place, plan, now);
    await copyResources(db, place, plan.source.universityId, sessions);
    const assignments = await copyAssignments(db, place, plan, sessions, now);
    const entries = (kind: 'session' | 'assignment', made: readonly { id: number; name: string }[]): AuditRecord[] =>
      made.map(({ id, name }) => ({
        action: `${kind}.create`,
        object: { kind, id, name },
        ...place,
        after: { copiedFrom: plan.source.code },
      }));
    await audit(db, { ...onScreen(context), batchId: randomUUID() }, [
      ...entries('session', sessions),
      ...entries('assignment', assignments),
    ]);
    await publishPeople(db, { accountIds: await findPeopleOf(db, place), courseIds: [courseId] });
    return { ...DONE, copied: sessions.length + assignments.length };
  },
});
