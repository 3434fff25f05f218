import { z } from 'zod';
import { call } from '#kernel/call';
import { id, instant, saying, text } from '#kernel/schema';
import * as abilities from './abilities.ts';
import { ANNOUNCEMENT, BODY_LENGTH, FORM_SAYS, TITLE_LENGTH } from './failures.ts';
import { Announcement, AnnouncementReader, ContextCode } from './model.ts';

const ownEnrollment = { by: 'own-enrollment', field: 'enrollmentId' } as const;
const ofAnnouncement = z.strictObject({ id: id() });
const theAnnouncement = { by: 'announcement', field: 'id' } as const;

export const announcements = call('POST /broker/announcements', {
  shows: ['announcements', 'read announcements', 'announcement readers'],
  summary: "The announcements of the enrollment's course, the latest first",
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({
    announcements: z.object({
      /** The active announcements; of one's own also the scheduled and the expired ones. At most 200. D-129 */
      announcementList: z.array(Announcement),
      /** Those of them that are active and unread. */
      announcementsUnread: z.array(Announcement),
    }),
  }),
  scope: ownEnrollment,
  allow: abilities.readAnnouncements,
});

const filledIn = (value: string) => value.trim() !== '';
/** The fields that the form sends. ANN-021 to ANN-023 */
const announcementFields = {
  contextCode: z.enum(ContextCode.options, saying(FORM_SAYS.required)),
  enrollmentId: id(),
  title: text(TITLE_LENGTH, FORM_SAYS.titleTooLong, FORM_SAYS.required).refine(filledIn, FORM_SAYS.required),
  body: text(BODY_LENGTH, FORM_SAYS.bodyTooLong, FORM_SAYS.required).refine(filledIn, FORM_SAYS.required),
  activationDate: instant(FORM_SAYS.required),
  expirationDate: instant(FORM_SAYS.required),
};
const saved = z.object({ success: z.literal(true), announcement: Announcement });

export const createCourseAnnouncement = call('POST /broker/createCourseAnnouncement', {
  changes: ['announcements'],
  summary: 'Announces something to the whole course, now or later',
  input: z.strictObject(announcementFields),
  output: saved,
  scope: ownEnrollment,
  allow: abilities.createAnnouncement,
  fails: [ANNOUNCEMENT.INVALID_DATES],
});

export const updateCourseAnnouncement = call('POST /broker/updateCourseAnnouncement', {
  changes: ['announcements'],
  summary: 'Changes an own announcement, or ends one whose author has left',
  input: z.strictObject({
    id: id(),
    ...announcementFields,
    /** The version that the caller saw; without it the last change wins. */
    updatedAt: instant().optional(),
    /** Tells whether a change of what is shown already notifies the class once more, and is unread again. D-238 */
    notifyAgain: z.boolean().optional(),
  }),
  output: saved,
  scope: theAnnouncement,
  allow: abilities.changeAnnouncement,
  fails: Object.values(ANNOUNCEMENT),
});

export const deleteCourseAnnouncement = call('POST /broker/deleteCourseAnnouncement', {
  changes: ['announcements'],
  summary: 'Takes an own announcement back, or one whose author has left',
  input: ofAnnouncement,
  scope: theAnnouncement,
  allow: abilities.takeDownAnnouncement,
  fails: [ANNOUNCEMENT.NOT_THE_AUTHOR],
});

export const markCourseAnnouncementRead = call('POST /broker/markCourseAnnouncementRead', {
  inConcludedClass: true,
  changes: ['read announcements', 'announcement readers', 'notifications'],
  summary: 'Marks an announcement as read; the first time counts',
  input: z.strictObject({ courseAnnouncementId: id(), enrollmentId: id() }),
  scope: ownEnrollment,
  allow: abilities.readAnnouncements,
});

export const announcementReaders = call('POST /broker/announcementReaders', {
  shows: ['announcement readers', 'announcements', 'enrollments'],
  summary: 'Who of the class has read an own announcement, and who has not',
  input: ofAnnouncement,
  output: z.object({ readers: z.array(AnnouncementReader) }),
  scope: theAnnouncement,
  allow: abilities.ownAnnouncement,
  fails: [ANNOUNCEMENT.NOT_THE_AUTHOR],
});
