import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import type { Asking } from './queries-asking.ts';

const byCourse = (asking: readonly Asking[]) =>
  Map.groupBy(asking, ({ course: { universityId, courseId } }) => `${universityId}/${courseId}`).values();

/** Nobody asks any more, since those who did have left or were blocked: staff have nothing to decide. D-201, D-229 */
export async function notifyNobodyAsks(db: Db, asking: readonly Asking[], now: Instant): Promise<void> {
  for (const [first, ...rest] of byCourse(asking))
    if (first)
      await notifyUndone(
        db,
        'REMOTE_REQUESTED',
        [first, ...rest].map(({ facts }) => facts),
        { course: first.course, now },
      );
}

/** Those who asked are back: staff are asked again. */
export async function notifyAsksAgain(db: Db, asking: readonly Asking[], now: Instant): Promise<void> {
  for (const [first, ...rest] of byCourse(asking))
    if (first)
      await notify(
        db,
        'REMOTE_REQUESTED',
        [first, ...rest].map(({ facts }) => facts),
        { course: first.course, now },
      );
}
