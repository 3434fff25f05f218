import { z } from 'zod';
import { DeletedItem } from '#features/deleted-items/model';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id, requiredText } from '#kernel/schema';
import { editSchedule, readSchedule } from './abilities.ts';
import { ROOM_GONE, TOO_MANY_SESSIONS, LONGEST_PLANNED_NAME } from './failures.ts';
import { AdminSession, Category, LeftOutDay, PlannedSession, ScheduledClass, WeeklyRule } from './model.ts';

const planned = {
  courseId: id(),
  rule: WeeklyRule,
  /** The name of the sessions, to which a number is added: 'Class 12'. */
  name: requiredText(LONGEST_PLANNED_NAME),
  category: Category,
  roomId: id().nullable(),
};

export const adminSessions = call('POST /broker/adminSessions', {
  shows: ['sessions', 'schedules'],
  summary: 'Lists the sessions of a class for those who plan them, including cancelled ones',
  input: { courseId: id() },
  output: {
    course: ScheduledClass,
    sessions: z.array(AdminSession),
    deleted: z.array(DeletedItem),
    mayEdit: z.boolean(),
  },
  scope: 'course-or-grant',
  allow: readSchedule,
});

export const previewSessions = call('POST /broker/previewSessions', {
  shows: ['sessions', 'schedules'],
  summary: 'Previews the sessions that a weekly rule would make, with warnings, and the days that it skips',
  input: planned,
  output: { sessions: z.array(PlannedSession), skipped: z.array(LeftOutDay), digest: z.string() },
  scope: 'course-or-grant',
  allow: editSchedule,
  fails: [TOO_MANY_SESSIONS, ROOM_GONE],
});

export const saveSessions = call('POST /broker/saveSessions', {
  changes: ['sessions', 'schedules', 'audit entries'],
  summary: 'Creates the sessions that the preview with this digest showed; each is independent from then on',
  input: { ...planned, digest: digest() },
  output: done().extend({ made: count() }),
  scope: 'course-or-grant',
  allow: editSchedule,
  fails: [PREVIEW_OUTDATED, TOO_MANY_SESSIONS, ROOM_GONE],
});
