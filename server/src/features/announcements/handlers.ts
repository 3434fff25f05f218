import * as calls from '@bcs/contract/features/announcements/calls';
import { stateOf } from '@bcs/contract/features/announcements/dates';
import { ANNOUNCEMENT_FAILURES } from '@bcs/contract/features/announcements/failures';
import { mayEndForOthers } from '@bcs/contract/features/announcements/abilities';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { orNotFound, RefusalError } from '#kernel/refusal-error';
import { DONE, defineHandler } from '#kernel/handler';
import type { AuditContext } from '#kernel/context';
import { auditOnScreen } from '#kernel/audit';
import { notifyAppeared, markAnnouncementSeen, notifyTakenBack } from './notify.ts';
import { findAnnouncements, findAuthor, findReaders, getAnnouncement, getAuthorship, markRead } from './queries.ts';
import {
  changeAnnouncement,
  findSameAnnouncement,
  clearReads,
  hideAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  type HeldAnnouncement,
} from './queries-write.ts';

interface Care {
  readonly id: number;
  readonly held: HeldAnnouncement;
  readonly action: 'announcement.end' | 'announcement.take-down';
  /** The time until which it is shown; null if it is deleted. */
  readonly shownTo: Instant | null;
}

/**
 * Records that somebody ended an announcement of an author who has left. What authors do themselves is not recorded.
 * D-231
 */
async function auditCare(context: AuditContext<Viewer>, { id, held, action, shownTo }: Care): Promise<void> {
  const { viewer } = context;
  if (!mayEndForOthers(held, viewer)) return;
  await auditOnScreen(context, {
    action,
    object: { kind: 'announcement', id, name: held.title },
    universityId: viewer.universityId,
    courseId: viewer.courseId,
    before: { shownTo: held.expirationDate },
    after: { shownTo },
  });
}

export const announcements = defineHandler(calls.announcements, async (_input, { db, viewer, now }) => {
  const announcementList = await findAnnouncements(db, viewer, now);
  const announcementsUnread = announcementList.filter((one) => !one.read && stateOf(one, now) === 'active');
  return { announcements: { announcementList, announcementsUnread } };
});

export const createCourseAnnouncement = defineHandler(calls.createCourseAnnouncement, {
  facts: async (dates) => dates,
  run: async (fields, { db, viewer, now }) => {
    const same = await findSameAnnouncement(db, viewer, fields, now);
    const { id } = same ?? (await insertAnnouncement(db, viewer, fields, now));
    await notifyAppeared(db, id, { course: viewer, now });
    return { ...DONE, announcement: await getAnnouncement(db, viewer, id) };
  },
});

export const updateCourseAnnouncement = defineHandler(calls.updateCourseAnnouncement, {
  facts: async ({ id, enrollmentId, updatedAt: _seen, notifyAgain: _again, ...wanted }, { db, viewer }) => {
    // the enrollment in the payload is only a claim; the stored author decides
    const held = enrollmentId === viewer.enrollmentId ? await lockAnnouncement(db, viewer, id) : undefined;
    return { ...orNotFound(held), before: orNotFound(held), wanted: { ...wanted, title: wanted.title.trim() } };
  },
  run: async ({ id, updatedAt, notifyAgain = false, ...fields }, context, held) => {
    const { db, viewer, now } = context;
    const changed = await changeAnnouncement(db, viewer, { id, fields, notifyAgain }, now);
    // saving the same content again loses nothing
    const stale = updatedAt !== undefined && updatedAt !== held.updatedAt;
    if (changed && stale) throw new RefusalError(ANNOUNCEMENT_FAILURES.CHANGED);
    if (changed) await auditCare(context, { id, held, action: 'announcement.end', shownTo: fields.expirationDate });
    const isPutOff = held.appeared && fields.activationDate > now;
    if (isPutOff) await notifyTakenBack(db, viewer, id, held.title, now);
    if (isPutOff || (changed && notifyAgain)) await clearReads(db, viewer, id);
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

export const markCourseAnnouncementRead = defineHandler(
  calls.markCourseAnnouncementRead,
  async ({ courseAnnouncementId: id }, { db, viewer, now, narrowAudience }) => {
    const author = orNotFound(await findAuthor(db, viewer, id, now));
    await markRead(db, viewer, id, now);
    await markAnnouncementSeen(db, viewer, id, now);
    narrowAudience({ accountIds: [author.accountId] });
  },
);

export const announcementReaders = defineHandler(calls.announcementReaders, {
  facts: ({ id }, { db, viewer }) => getAuthorship(db, viewer, id),
  run: async ({ id }, { db, viewer }) => ({ readers: await findReaders(db, viewer, id) }),
});
