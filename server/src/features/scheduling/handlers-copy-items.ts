import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/scheduling/calls-copy-items';
import { COPY_NOT_SETTLED, SCHEDULE_CHANGED } from '@bcs/contract/features/scheduling/failures';
import { findPeopleOf } from '#features/classes/queries-states';
import { copyResources } from '#features/resources/queries-write';
import { audit, onScreen, type AuditRecord } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { planCopyItems } from './plan-copy-items.ts';
import { copyAssignments, copySessions } from './queries-copied.ts';

export const previewCopyItems = defineHandler(calls.previewCopyItems, {
  run: async (wanted, context) => (await planCopyItems(context, wanted, false)).shown,
});

export const copyItems = defineHandler(calls.copyItems, {
  run: async ({ digest, ...wanted }, context) => {
    const { db, now } = context;
    const plan = await planCopyItems(context, wanted, true);
    if (plan.shown.digest !== digest) throw new RefusalError(SCHEDULE_CHANGED);
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
