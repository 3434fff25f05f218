import type { Announcement } from '@bcs/contract/features/announcements/model';
import type { Answers } from './broker.ts';

/** Makes an announcement that is active until a distant day, as somebody with the enrollment 7 sees it. */
export const announcement = (change: Partial<Announcement> = {}): Announcement => ({
  id: 1,
  contextCode: 'academic',
  title: 'Bring headphones',
  body: 'We begin with a **recorded** interview.',
  activationDate: '2026-03-01T14:00:00.000Z',
  expirationDate: '2999-03-01T14:00:00.000Z',
  enrollmentId: 7,
  read: false,
  handled: false,
  staffEnrollmentId: 31,
  creatorUserAccount: { firstName: 'Daniel', lastName: 'Brooks' },
  createdAt: '2026-03-01T13:00:00.000Z',
  updatedAt: '2026-03-01T13:00:00.000Z',
  authorLeft: false,
  readBy: null,
  ...change,
});

/** Makes an announcement that the viewer wrote. */
export const ownAnnouncement = (change: Partial<Announcement> = {}) =>
  announcement({ staffEnrollmentId: 7, read: true, handled: true, readBy: { count: 2, of: 3 }, ...change });

/** Makes the server's answer with these announcements. */
export const announcementsAnswer = (...announcementList: Announcement[]): Answers => ({
  announcements: {
    announcements: { announcementList, announcementsUnread: announcementList.filter(({ read }) => !read) },
  },
});
