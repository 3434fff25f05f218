import { z } from 'zod';
import { call } from '#kernel/call';
import { CLASS_ENDED, PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id, instant } from '#kernel/schema';
import { editSchedule } from './abilities.ts';
import { COPY_NOT_SETTLED, MOST_ITEMS } from './failures.ts';
import { CopiedItem, ItemKind } from './model-copy.ts';

const copied = {
  courseId: id(),
  /** The class into which they are copied. */
  targetId: id(),
  items: z
    .array(z.strictObject({ kind: ItemKind, id: id() }))
    .min(1, 'Please choose what to copy.')
    .max(MOST_ITEMS),
  /** Dates that are other than worked out; without one the item stays behind. */
  chosen: z.array(z.strictObject({ kind: ItemKind, id: id(), startTime: instant().nullable() })).max(MOST_ITEMS),
};
const ofClass = { scope: { by: 'course-or-grant', field: 'courseId' }, allow: editSchedule } as const;

export const previewCopyItems = call({
  ...ofClass,
  at: 'POST /broker/previewCopyItems',
  kind: 'read',
  shows: ['classes', 'sessions', 'schedules', 'assignments'],
  summary: 'Previews where sessions and assignments of a class would go in another one, and why',
  input: z.strictObject(copied),
  output: z.object({
    code: z.string(),
    timeZone: z.string(),
    /** The items; those beyond the end of the other class come first, and have to be settled before saving. */
    items: z.array(CopiedItem),
    unsettled: count(),
    /** Links and files of the sessions, which come along. */
    resources: count(),
    digest: z.string(),
  }),
  fails: [CLASS_ENDED],
});

export const copyItems = call({
  ...ofClass,
  at: 'POST /broker/copyItems',
  kind: 'write',
  changes: ['classes', 'sessions', 'schedules', 'assignments', 'audit entries'],
  summary: 'Copies sessions and assignments to another class, as the preview with this digest showed them',
  input: z.strictObject({ ...copied, digest: digest() }),
  output: done().extend({ copied: count() }),
  fails: [CLASS_ENDED, COPY_NOT_SETTLED, PREVIEW_OUTDATED],
});
