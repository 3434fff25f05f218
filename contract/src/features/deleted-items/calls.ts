import { call } from '#kernel/call';
import { done, id, version } from '#kernel/schema';
import { deleteUnused } from './abilities.ts';
import * as failures from './failures.ts';
import { DeletableKind } from './model.ts';

const ofClass = {
  changes: ['sessions', 'schedules', 'assignments', 'audit entries'],
  scope: 'course-or-grant',
  allow: deleteUnused,
} as const;

export const deleteUnusedItem = call('POST /broker/deleteUnusedItem', {
  ...ofClass,
  summary: 'Deletes a session or an assignment that never held work; it can be brought back for 30 days',
  input: { courseId: id(), kind: DeletableKind, id: id(), version: version() },
  /** The id of the deletion, needed to restore the item. */
  output: done().extend({ deletionId: id() }),
  fails: [
    failures.ASSIGNMENT_HAS_WORK,
    failures.ASSIGNMENT_WAS_EXTENDED,
    failures.SESSION_HAS_ATTENDANCE,
    failures.SESSION_HAS_REQUESTS,
    failures.SESSION_HAD_MEETING,
    failures.SESSION_HAS_VIDEOS,
    failures.SESSION_HAS_CASES,
  ],
});

export const undoChange = call('POST /broker/undoChange', {
  ...ofClass,
  summary: 'Brings back a deleted session or assignment as it was',
  input: { courseId: id(), deletionId: id() },
  fails: [failures.GONE_FOR_GOOD, failures.TIED_SESSION_DELETED, failures.CANNOT_BE_RESTORED],
});
