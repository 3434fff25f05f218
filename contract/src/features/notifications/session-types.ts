import type { InContext } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { always, session } from './links.ts';
import { contextOf, momentText } from './record.ts';
import type { NotificationRecord, Reader } from './record.ts';

interface Session extends InContext {
  readonly sessionId: number;
  readonly name: string;
  readonly startTime: Instant;
}

/** Cancelling a session has its own type, which tells whoever has read the others. */
const planned = (
  kind: string,
  message: (name: string, when: string) => string,
): NotificationRecord<Session, Pick<Session, 'sessionId'>> => ({
  ...about(message),
  target: { student: session },
  undone: { cause: ({ sessionId }) => `${kind}-${sessionId}`, content: null },
});

const about = (message: (name: string, when: string) => string) => ({
  group: 'session' as const,
  recipients: () => ['student' as const],
  content: ({ name, startTime, ...of }: Session, reader: Reader) => ({
    message: message(name, momentText(startTime, reader)),
    sessionId: of.sessionId,
    startTime,
    context: contextOf(of),
  }),
});

const SESSION_CANCELLED: NotificationRecord<Session> = {
  ...about((name, when) => `${name} on ${when} has been cancelled.`),
  target: { student: always('/sessions') },
  undone: null,
};

const SESSION_VIDEO: NotificationRecord<Session> = {
  ...about((name) => `A video of ${name} is available.`),
  target: { student: session },
  // the first video notifies once, even when all were deleted in between
  once: ({ sessionId }) => `session-video-${sessionId}`,
  undone: null,
};

/** The notifications about sessions. Annex F */
export const SESSION_TYPES = {
  SESSION_CREATED: planned('session-created', (name, when) => `New career session: ${name} on ${when}.`),
  SESSION_UPDATED: planned('session-updated', (name, when) => `${name} has changed and takes place on ${when}.`),
  SESSION_CANCELLED,
  SESSION_VIDEO,
};
