import { z } from 'zod';
import { editSchedule } from '#features/scheduling/abilities';
import { MOST_ITEMS } from '#features/scheduling/failures';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id } from '#kernel/schema';
import { MarksOfMoved } from './model.ts';
import { ItemMove, MovableItem, MoveConsequences } from './model-move.ts';

const ofClass = { scope: { by: 'course-or-grant', field: 'courseId' }, allow: editSchedule } as const;
const moved = {
  courseId: id(),
  items: z.array(MovableItem).min(1, 'Please choose what to move.').max(MOST_ITEMS),
  move: ItemMove,
  /** Marks stay unless something else is said. D-235 */
  marks: MarksOfMoved.optional(),
};

export const previewMoveItems = call({
  ...ofClass,
  at: 'POST /broker/previewMoveItems',
  kind: 'read',
  shows: [
    'sessions',
    'schedules',
    'enrollments',
    'attendance',
    'remote requests',
    'assignments',
    'submissions',
    'grades',
  ],
  summary: 'Previews where sessions and assignments would go if they were moved together, and the effects',
  input: z.strictObject(moved),
  output: MoveConsequences.extend({ digest: z.string() }),
  fails: [PREVIEW_OUTDATED],
});

export const moveItems = call({
  ...ofClass,
  at: 'POST /broker/moveItems',
  kind: 'write',
  changes: ['sessions', 'schedules', 'enrollments', 'attendance', 'assignments', 'audit entries'],
  summary: 'Moves sessions and assignments together, as the preview with this digest showed them',
  input: z.strictObject({ ...moved, digest: digest() }),
  output: done().extend({ changed: count() }),
  fails: [PREVIEW_OUTDATED],
});
