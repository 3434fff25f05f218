import { CONTEXT_NAMES, type ContextCode } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { announcement } from './links.ts';
import type { NotificationRecord } from './record.ts';

export interface Announced {
  readonly announcementId: number;
  readonly title: string;
  readonly contextCode: ContextCode;
  /** The time of the last change: each version is told once. */
  readonly updatedAt: Instant;
  /** Tells whether its readers are notified of a change. */
  readonly again: boolean;
  readonly author: string;
  readonly authorEnrollmentId: number;
}

/** Something was announced, once it is active; put off to a later day, or changed with that wish, it is told anew. Annex F, D-238 */
export const ANNOUNCEMENT: NotificationRecord<Announced, Pick<Announced, 'announcementId' | 'title'>> = {
  group: 'none',
  recipients: () => ['student', 'instructor', 'ta', 'ssm', 'cd'],
  except: ({ authorEnrollmentId }) => authorEnrollmentId,
  facts: ['announcementId', 'title', 'contextCode', 'author', 'again'],
  content: ({ announcementId, title, contextCode, author, again }) => ({
    message: again ? `${author} changed an announcement: ${title}` : `New announcement from ${author}: ${title}`,
    announcementId,
    context: CONTEXT_NAMES[contextCode],
  }),
  target: { student: announcement, instructor: announcement, ta: announcement, ssm: announcement, cd: announcement },
  once: ({ announcementId, updatedAt }) => `announcement-${announcementId}-${updatedAt}`,
  about: ({ announcementId }) => `announcement-${announcementId}`,
  undone: {
    cause: ({ announcementId }) => `announcement-${announcementId}`,
    content: ({ title }) => ({ message: `This announcement was taken back: ${title}` }),
  },
};
