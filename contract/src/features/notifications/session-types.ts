import { isCareer, type InContext } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { plural } from '#kernel/plural';
import { toFixedPage, session } from './links.ts';
import { contextOf, momentText, type NotificationRecord, type NotificationReader } from './record.ts';

export interface NotifiedSession extends InContext {
  readonly sessionId: number;
  readonly name: string;
  readonly startTime: Instant;
  /** The earliest of all changed starts, old or new, that was in the future. SUCC-079 */
  readonly soonest?: Instant | undefined;
  /** The number of other sessions that changed at the same time, mentioned in the same message. ADM-088 */
  readonly others?: number;
  /** The number of due dates that changed with it. ADM-096 */
  readonly dueDates?: number;
}

/**
 * Defines a notification about a planned session. Cancelling has its own type, which also reaches those who have read
 * this one.
 */
const planned = (
  kind: string,
  message: Message,
): NotificationRecord<NotifiedSession, Pick<NotifiedSession, 'sessionId'>> => ({
  ...told(message),
  target: { student: session },
  about: ({ sessionId, others = 0, dueDates = 0 }) => (others + dueDates === 0 ? `${kind}-${sessionId}` : null),
  undone: { cause: ({ sessionId }) => `${kind}-${sessionId}`, content: null },
});

type Message = (name: string, when: string, of: NotifiedSession) => string;

const told = (message: Message) => ({
  group: 'session' as const,
  recipients: () => ['student' as const],
  facts: ['sessionId', 'name', 'startTime', 'soonest', 'contextId', 'others', 'dueDates'] as const,
  content: (of: NotifiedSession, reader: NotificationReader) => ({
    message: message(of.name, momentText(of.startTime, reader), of),
    sessionId: of.sessionId,
    startTime: of.startTime,
    context: contextOf(of),
  }),
});

const SESSION_CANCELLED: NotificationRecord<NotifiedSession, NotifiedSession> = {
  ...told((name, when) => `${name} on ${when} has been cancelled.`),
  target: { student: toFixedPage('/sessions') },
  about: ({ sessionId }) => `session-cancelled-${sessionId}`,
  undone: {
    cause: ({ sessionId }) => `session-cancelled-${sessionId}`,
    content: told((name, when) => `${name} on ${when} takes place after all.`).content,
  },
};

const SESSION_VIDEO: NotificationRecord<NotifiedSession> = {
  ...told((name) => `A video of ${name} is available.`),
  target: { student: session },
  // the first video notifies once, even if all videos were deleted in between
  once: ({ sessionId }) => `session-video-${sessionId}`,
  undone: null,
};

/** Words one change as in Annex F, and several changes or due dates as a number. ADM-088 */
const changedText: Message = (name, when, { others = 0, dueDates = 0 }) => {
  const due = dueDates === 0 ? '' : ` ${plural(dueDates, 'due date has changed', 'due dates have changed')} as well.`;
  if (others === 0) return `${name} has changed and takes place on ${when}.${due}`;
  const more = plural(others, 'more session');
  return `${name} and ${more} have changed. ${name} takes place on ${when}.${due}`;
};

/** The notifications about sessions. Annex F */
export const SESSION_TYPES = {
  SESSION_CREATED: planned(
    'session-created',
    (name, when, of) => `New ${isCareer(of) ? 'career ' : ''}session: ${name} on ${when}.`,
  ),
  SESSION_UPDATED: planned('session-updated', changedText),
  SESSION_CANCELLED,
  SESSION_VIDEO,
};
