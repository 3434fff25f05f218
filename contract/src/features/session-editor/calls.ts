import { z } from 'zod';
import { editSchedule } from '#features/scheduling/abilities';
import { ROOM_GONE, MOST_ITEMS } from '#features/scheduling/failures';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { digest, done, id, version, count, mistake } from '#kernel/schema';
import { RECORD } from '#kernel/topics';
import { SESSION_HAS_BEGUN, SESSION_IS_CANCELLED, SESSION_KIND_STAYS } from './failures.ts';
import {
  CancelConsequences,
  EditedSchedule,
  MarksOfMoved,
  EditExtent,
  SessionConsequences,
  SessionFields,
  ItemMove,
  MovableItem,
  MoveConsequences,
} from './model.ts';

const ofClass = { scope: 'course-or-grant', allow: editSchedule } as const;
const shows = ['sessions', 'schedules', 'enrollments', 'attendance', 'remote requests', 'audit entries'] as const;
const changes = ['sessions', 'schedules', 'enrollments', 'attendance', 'remote requests', 'audit entries'] as const;
const one = { courseId: id(), sessionId: id() };
const edited = {
  courseId: id(),
  /** The session; null for a new one. */
  sessionId: id().nullable(),
  reach: EditExtent,
  /** Tells whether to notify students of changes that are not always announced. */
  tells: z.boolean(),
  /** The effect on attendance marks; by default they stay. D-235 */
  marks: MarksOfMoved.optional(),
};

export const previewSession = call('POST /broker/previewSession', {
  ...ofClass,
  shows,
  summary: 'Shows a session for its editor and previews the effects of saving it',
  input: {
    ...edited,
    /** The new fields; null for the stored ones. */ fields: SessionFields.nullable(),
  },
  output: SessionConsequences.extend({
    course: EditedSchedule,
    /** The stored fields; null for a new session. */
    stands: z.object({ ...SessionFields.shape }).nullable(),
    version: version().nullable(),
    cancelled: z.boolean(),
    /** Tells whether nobody has left any data at it, so that it can be deleted. ADM-071 */
    unused: z.boolean(),
    /** The number of other sessions that each extent would change; 0 without a rule, or if the session has begun. */
    more: z.object({ following: z.int(), all: z.int() }),
    digest: z.string(),
  }),
  fails: [ROOM_GONE, SESSION_KIND_STAYS, SESSION_HAS_BEGUN, SESSION_IS_CANCELLED],
});

export const saveSession = call('POST /broker/saveSession', {
  ...ofClass,
  changes,
  summary: 'Saves a new or changed session after its preview, alone or with others of its weekly rule',
  input: {
    ...edited,
    fields: SessionFields,
    /** The digest of the preview. */ version: version().nullable(),
    digest: digest(),
  },
  output: done().extend({ sessionId: id() }),
  edits: ['fields'],
  fails: [PREVIEW_OUTDATED, ROOM_GONE, SESSION_KIND_STAYS, SESSION_HAS_BEGUN, SESSION_IS_CANCELLED],
});

export const previewCancelSession = call('POST /broker/previewCancelSession', {
  ...ofClass,
  shows,
  summary: 'Previews the effects on students of cancelling a session, or of restoring it',
  input: one,
  output: CancelConsequences.extend({ digest: z.string() }),
});

export const cancelSession = call('POST /broker/cancelSession', {
  ...ofClass,
  changes,
  summary: 'Cancels a session: its attendance counts nowhere, and its remote days are returned',
  input: { ...one, digest: digest() },
  fails: [PREVIEW_OUTDATED],
});

export const restoreSession = call('POST /broker/restoreSession', {
  ...ofClass,
  changes,
  summary: 'Brings back a cancelled session with its attendance and requests',
  input: { ...one, digest: digest() },
  fails: [PREVIEW_OUTDATED],
});

const moved = {
  courseId: id(),
  items: z
    .array(MovableItem)
    .min(1, mistake({ NOTHING_TO_MOVE: 'Please choose what to move.' }))
    .max(MOST_ITEMS),
  move: ItemMove,
  /** The effect on attendance marks; by default they stay. D-235 */
  marks: MarksOfMoved.optional(),
};

export const previewMoveItems = call('POST /broker/previewMoveItems', {
  ...ofClass,
  shows: [...RECORD, 'schedules', 'enrollments'],
  summary: 'Previews where sessions and assignments would go if they were moved together, and the effects',
  input: moved,
  output: MoveConsequences.extend({ digest: z.string() }),
  fails: [PREVIEW_OUTDATED],
});

export const moveItems = call('POST /broker/moveItems', {
  ...ofClass,
  changes: ['sessions', 'schedules', 'enrollments', 'attendance', 'assignments', 'audit entries'],
  summary: 'Moves sessions and assignments together, as the preview with this digest showed them',
  input: { ...moved, digest: digest() },
  output: done().extend({ changed: count() }),
  fails: [PREVIEW_OUTDATED],
});
