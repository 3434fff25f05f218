import * as calls from '@bcs/contract/features/announcements/calls';
import { stateOf } from '@bcs/contract/features/announcements/dates';
import { ANNOUNCEMENT } from '@bcs/contract/features/announcements/failures';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import { auditCare } from './audit-care.ts';
import { notifyAppeared, notifySeen, notifyTakenBack } from './notify.ts';
import { findAnnouncements, findAuthor, findReaders, getAnnouncement, getAuthorship, markRead } from './queries.ts';
import {
  changeAnnouncement,
  findSame,
  forgetReaders,
  hideAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
} from './queries-write.ts';

export const announcements = defineHandler(calls.announcements, {
  run: async (_input, { db, viewer, now }) => {
    const announcementList = await findAnnouncements(db, viewer, now);
    const announcementsUnread = announcementList.filter((one) => !one.read && stateOf(one, now) === 'active');
    return { announcements: { announcementList, announcementsUnread } };
  },
});

export const createCourseAnnouncement = defineHandler(calls.createCourseAnnouncement, {
  facts: async (dates) => dates,
  run: async (fields, { db, viewer, now }) => {
    const same = await findSame(db, viewer, fields, now);
    const { id } = same ?? (await insertAnnouncement(db, viewer, fields, now));
    await notifyAppeared(db, id, { course: viewer, now });
    return { ...DONE, announcement: await getAnnouncement(db, viewer, id) };
  },
});

export const updateCourseAnnouncement = defineHandler(calls.updateCourseAnnouncement, {
  facts: async ({ id, enrollmentId, updatedAt: _seen, notifyAgain: _again, ...wanted }, { db, viewer }) => {
    // the enrollment in the payload is a claim; the announcement's own author decides
    const held = enrollmentId === viewer.enrollmentId ? await lockAnnouncement(db, viewer, id) : undefined;
    return { ...orNotFound(held), before: orNotFound(held), wanted: { ...wanted, title: wanted.title.trim() } };
  },
  run: async ({ id, updatedAt, notifyAgain = false, ...fields }, context, held) => {
    const { db, viewer, now } = context;
    const changed = await changeAnnouncement(db, viewer, { id, fields, notifyAgain }, now);
    // saved a second time as it is, nothing is lost
    const stale = updatedAt !== undefined && updatedAt !== held.updatedAt;
    if (changed && stale) throw new RefusalError(ANNOUNCEMENT.CHANGED);
    if (changed) await auditCare(context, { id, held, action: 'announcement.end', shownTo: fields.expirationDate });
    const isPutOff = held.appeared && fields.activationDate > now;
    if (isPutOff) await notifyTakenBack(db, viewer, id, held.title, now);
    if (isPutOff || (changed && notifyAgain)) await forgetReaders(db, viewer, id);
    await notifyAppeared(db, id, { course: viewer, now }, held.appeared && !isPutOff);
    return { ...DONE, announcement: await getAnnouncement(db, viewer, id) };
  },
});

export const deleteCourseAnnouncement = defineHandler(calls.deleteCourseAnnouncement, {
  facts: async ({ id }, { db, viewer }) => orNotFound(await lockAnnouncement(db, viewer, id)),
  run: async ({ id }, context, held) => {
    const { db, viewer, now } = context;
    await hideAnnouncement(db, viewer, id, now);
    await auditCare(context, { id, held, action: 'announcement.take-down', shownTo: null });
    await notifyTakenBack(db, viewer, id, held.title, now);
  },
});

export const markCourseAnnouncementRead = defineHandler(calls.markCourseAnnouncementRead, {
  run: async ({ courseAnnouncementId: id }, { db, viewer, now, narrowAudience }) => {
    const author = orNotFound(await findAuthor(db, viewer, id, now));
    await markRead(db, viewer, id, now);
    await notifySeen(db, viewer, id, now);
    narrowAudience({ accountIds: [author.accountId] });
  },
});

export const announcementReaders = defineHandler(calls.announcementReaders, {
  facts: ({ id }, { db, viewer }) => getAuthorship(db, viewer, id),
  run: async ({ id }, { db, viewer }) => ({ readers: await findReaders(db, viewer, id) }),
});
