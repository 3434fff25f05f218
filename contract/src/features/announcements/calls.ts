import { z } from 'zod';
import { call } from '#kernel/call';
import { id, instant, requiredMessage, text, mistake } from '#kernel/schema';
import * as abilities from './abilities.ts';
import { ANNOUNCEMENT_FAILURES, BODY_LENGTH, ANNOUNCEMENT_FORM_MESSAGES, TITLE_LENGTH } from './failures.ts';
import { Announcement, AnnouncementReader, ContextCode } from './model.ts';

const ofAnnouncement = { id: id() };
const theAnnouncement = { by: 'announcement', field: 'id' } as const;

export const announcements = call('POST /broker/announcements', {
  shows: ['announcements', 'read announcements', 'announcement readers'],
  summary: "The announcements of the enrollment's course, the latest first",
  input: { enrollmentId: id() },
  output: {
    announcements: z.object({
      /** At most 200 active announcements; those of the caller also while scheduled or expired. D-129 */
      announcementList: z.array(Announcement),
      /** The active announcements that the caller has not read. */
      announcementsUnread: z.array(Announcement),
    }),
  },
  scope: 'own-enrollment',
  allow: abilities.readAnnouncements,
});

const REQUIRED = mistake({ REQUIRED: ANNOUNCEMENT_FORM_MESSAGES.required });
const TITLE_TOO_LONG = mistake({ TOO_LONG: ANNOUNCEMENT_FORM_MESSAGES.titleTooLong });
const BODY_TOO_LONG = mistake({ TOO_LONG: ANNOUNCEMENT_FORM_MESSAGES.bodyTooLong });
const filledIn = (value: string) => value.trim() !== '';
/** The fields that the form sends. ANN-021 to ANN-023 */
const announcementFields = {
  contextCode: z.enum(ContextCode.options, requiredMessage(REQUIRED)),
  enrollmentId: id(),
  title: text(TITLE_LENGTH, TITLE_TOO_LONG, REQUIRED).refine(filledIn, REQUIRED),
  body: text(BODY_LENGTH, BODY_TOO_LONG, REQUIRED).refine(filledIn, REQUIRED),
  activationDate: instant(REQUIRED),
  expirationDate: instant(REQUIRED),
};
const saved = z.object({ success: z.literal(true), announcement: Announcement });

export const createCourseAnnouncement = call('POST /broker/createCourseAnnouncement', {
  changes: ['announcements'],
  summary: 'Announces something to the whole course, now or later',
  input: announcementFields,
  output: saved,
  scope: 'own-enrollment',
  allow: abilities.createAnnouncement,
  fails: [ANNOUNCEMENT_FAILURES.INVALID_DATES],
});

export const updateCourseAnnouncement = call('POST /broker/updateCourseAnnouncement', {
  changes: ['announcements'],
  summary: 'Changes an own announcement, or ends one whose author has left',
  input: {
    id: id(),
    ...announcementFields,
    /** The version that the caller saw; without it the last change wins. */
    updatedAt: instant().optional(),
    /** Tells whether changing a visible announcement notifies the class again and marks it as unread. D-238 */
    notifyAgain: z.boolean().optional(),
  },
  output: saved,
  scope: theAnnouncement,
  allow: abilities.changeAnnouncement,
  fails: Object.values(ANNOUNCEMENT_FAILURES),
});

export const deleteCourseAnnouncement = call('POST /broker/deleteCourseAnnouncement', {
  changes: ['announcements'],
  summary: 'Takes an own announcement back, or one whose author has left',
  input: ofAnnouncement,
  scope: theAnnouncement,
  allow: abilities.takeDownAnnouncement,
  fails: [ANNOUNCEMENT_FAILURES.NOT_THE_AUTHOR],
});

export const markCourseAnnouncementRead = call('POST /broker/markCourseAnnouncementRead', {
  inConcludedClass: true,
  changes: ['read announcements', 'announcement readers', 'notifications'],
  summary: 'Marks an announcement as read; the first time counts',
  input: { courseAnnouncementId: id(), enrollmentId: id() },
  scope: 'own-enrollment',
  allow: abilities.readAnnouncements,
});

export const announcementReaders = call('POST /broker/announcementReaders', {
  shows: ['announcement readers', 'announcements', 'enrollments'],
  summary: 'Who of the class has read an own announcement, and who has not',
  input: ofAnnouncement,
  output: { readers: z.array(AnnouncementReader) },
  scope: theAnnouncement,
  allow: abilities.ownAnnouncement,
  fails: [ANNOUNCEMENT_FAILURES.NOT_THE_AUTHOR],
});
