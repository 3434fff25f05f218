import { z } from 'zod';
import { call } from '#kernel/call';
import { done, id, version } from '#kernel/schema';
import { deleteUnused } from './abilities.ts';
import {
  ASSIGNMENT_HAS_WORK,
  ASSIGNMENT_WAS_EXTENDED,
  GONE_FOR_GOOD,
  PLACE_TAKEN,
  SESSION_HAD_MEETING,
  SESSION_HAS_ATTENDANCE,
  SESSION_HAS_CASES,
  SESSION_HAS_REQUESTS,
  SESSION_HAS_VIDEOS,
  TIED_SESSION_DELETED,
} from './failures.ts';
import { DeletableKind } from './model.ts';

const ofClass = {
  changes: ['sessions', 'schedules', 'assignments', 'audit entries'],
  scope: { by: 'course-or-grant', field: 'courseId' },
  allow: deleteUnused,
} as const;

export const deleteUnusedItem = call({
  ...ofClass,
  at: 'POST /broker/deleteUnusedItem',
  summary: 'Deletes a session or an assignment that never held work; it can be brought back for 30 days',
  input: z.strictObject({ courseId: id(), kind: DeletableKind, id: id(), version: version() }),
  /** The deletion, by which it is brought back. */
  output: done().extend({ deletionId: id() }),
  fails: [
    ASSIGNMENT_HAS_WORK,
    ASSIGNMENT_WAS_EXTENDED,
    SESSION_HAS_ATTENDANCE,
    SESSION_HAS_REQUESTS,
    SESSION_HAD_MEETING,
    SESSION_HAS_VIDEOS,
    SESSION_HAS_CASES,
  ],
});

export const undoChange = call({
  ...ofClass,
  at: 'POST /broker/undoChange',
  summary: 'Brings back a deleted session or assignment as it was',
  input: z.strictObject({ courseId: id(), deletionId: id() }),
  fails: [GONE_FOR_GOOD, TIED_SESSION_DELETED, PLACE_TAKEN],
});
