import type { ContextCode } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { announcement } from './links.ts';
import type { NotificationRecord } from './record.ts';

export interface Announced {
  readonly announcementId: number;
  readonly title: string;
  readonly contextCode: ContextCode;
  readonly activationDate: Instant;
  readonly author: string;
  readonly authorEnrollmentId: number;
}

/** Something was announced, once it is active; put off to a later day it is told anew. Annex F */
export const ANNOUNCEMENT: NotificationRecord<Announced, Pick<Announced, 'announcementId' | 'title'>> = {
  group: 'none',
  recipients: () => ['student', 'instructor', 'ta', 'ssm', 'cd'],
  except: ({ authorEnrollmentId }) => authorEnrollmentId,
  content: ({ announcementId, title, contextCode, author }) => ({
    message: `New announcement from ${author}: ${title}`,
    announcementId,
    context: contextCode === 'career' ? 'Career' : 'Academic',
  }),
  target: { student: announcement, instructor: announcement, ta: announcement, ssm: announcement, cd: announcement },
  once: ({ announcementId, activationDate }) => `announcement-${announcementId}-${activationDate}`,
  about: ({ announcementId }) => `announcement-${announcementId}`,
  undone: {
    cause: ({ announcementId }) => `announcement-${announcementId}`,
    content: ({ title }) => ({ message: `This announcement was taken back: ${title}` }),
  },
};
