import { caresFor } from '@bcs/contract/features/announcements/abilities';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { audit, onScreen } from '#kernel/audit';
import type { Tell } from '#kernel/trace';
import type { HeldAnnouncement } from './queries-write.ts';

interface Care {
  readonly id: number;
  readonly held: HeldAnnouncement;
  readonly action: 'announcement.end' | 'announcement.take-down';
  /** The time until which it is still shown; null where it is gone. */
  readonly shownTo: Instant | null;
}

/** Writes down that somebody ended what another had written who has left; what authors do themselves is theirs. D-231 */
export async function auditCare(
  context: { readonly db: Db; readonly viewer: Viewer; readonly now: Instant; readonly tell: Tell },
  { id, held, action, shownTo }: Care,
): Promise<void> {
  const { db, viewer } = context;
  if (!caresFor(held, viewer)) return;
  await audit(db, onScreen(context), [
    {
      action,
      object: { kind: 'announcement', id, name: held.title },
      universityId: viewer.universityId,
      courseId: viewer.courseId,
      before: { shownTo: held.expirationDate },
      after: { shownTo },
    },
  ]);
}
