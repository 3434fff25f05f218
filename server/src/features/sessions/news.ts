import type { Session } from '@bcs/contract/features/sessions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { dateText, localDay, timeText, type Instant, type Zone } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';

type Told = Pick<Session, 'id' | 'name' | 'startTime' | 'context'>;
type Type = 'SESSION_CREATED' | 'SESSION_UPDATED' | 'SESSION_CANCELLED' | 'SESSION_VIDEO';

const whenText = (at: Instant, zone: Zone) => `${dateText(localDay(at, zone))}, ${timeText(at, zone)}`;

/** Annex F */
const MESSAGES: Record<Type, (name: string, when: string) => string> = {
  SESSION_CREATED: (name, when) => `New career session: ${name} on ${when}.`,
  SESSION_UPDATED: (name, when) => `${name} has changed and takes place on ${when}.`,
  SESSION_CANCELLED: (name, when) => `${name} on ${when} has been cancelled.`,
  SESSION_VIDEO: (name) => `A video of ${name} is available.`,
};

/** Tells the students of the course what happened to a session. */
export async function tellStudents(db: Db, viewer: Viewer, type: Type, session: Told, now: Instant): Promise<void> {
  const { universityId, courseId, timeZone } = viewer;
  await notify(db, {
    type,
    universityId,
    to: { courseId, roles: ['student'] },
    content: {
      message: MESSAGES[type](session.name, whenText(session.startTime, timeZone)),
      sessionId: session.id,
      startTime: session.startTime,
      context: session.context.contextCode === 'career' ? 'Career' : 'Academic',
    },
    now,
    // the first video is told once, even when all were deleted in between
    ...(type === 'SESSION_VIDEO' && { dedupeKey: `session-video-${session.id}` }),
  });
}
