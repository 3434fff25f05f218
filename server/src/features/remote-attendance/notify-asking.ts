import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import type { PendingRequest } from './queries-asking.ts';

const byCourse = (asking: readonly PendingRequest[]) =>
  Map.groupBy(asking, ({ course: { universityId, courseId } }) => `${universityId}/${courseId}`).values();

/** Marks requests as done whose students have left or were blocked, since there is nothing to decide. D-201, D-229 */
export async function notifyNobodyAsks(db: Db, asking: readonly PendingRequest[], now: Instant): Promise<void> {
  for (const [first, ...rest] of byCourse(asking))
    if (first)
      await notifyUndone(
        db,
        'REMOTE_REQUESTED',
        [first, ...rest].map(({ facts }) => facts),
        { course: first.course, now },
      );
}

/** Notifies staff again about requests of students who have come back. */
export async function notifyAsksAgain(db: Db, asking: readonly PendingRequest[], now: Instant): Promise<void> {
  for (const [first, ...rest] of byCourse(asking))
    if (first)
      await notify(
        db,
        'REMOTE_REQUESTED',
        [first, ...rest].map(({ facts }) => facts),
        { course: first.course, now },
      );
}
