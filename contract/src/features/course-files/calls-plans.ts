import { z } from 'zod';
import { readFolder } from '#features/curricula/abilities';
import { RESOURCE } from '#features/resources/failures';
import { editSchedule } from '#features/scheduling/abilities';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { count, digest, done, id, instant } from '#kernel/schema';
import { NEEDS_PATTERN, NOT_SETTLED } from './failures.ts';
import { DifferingItem, TakeOverPreview, TakeOverWanted } from './model.ts';

const scope = { by: 'course-or-grant', field: 'courseId' } as const;
const shows = ['plans', 'sessions', 'schedules', 'assignments', 'submissions', 'enrollments', 'audit entries'] as const;

export const compareWithPlan = call({
  at: 'POST /broker/compareWithPlan',
  kind: 'read',
  shows,
  summary: 'Tells which version of a plan a class came from, how it differs, and which plans can be taken over',
  input: z.strictObject({ courseId: id() }),
  output: z.object({
    /** The version taken over last; null if the class has never taken over a plan. */
    taken: z
      .object({
        planId: id(),
        name: z.string(),
        number: z.int(),
        /** The number of the newest version. */
        latest: z.int(),
        at: instant(),
        /** The person who did it; null on the command line. */
        by: z.string().nullable(),
      })
      .nullable(),
    items: z.array(DifferingItem),
    /** Published plans of the university of the class, without archived ones. */
    plans: z.array(z.object({ planId: id(), name: z.string(), program: z.string(), latest: z.int() })),
    timeZone: z.string(),
    mayEdit: z.boolean(),
  }),
  scope,
  allow: readFolder,
  fails: [],
});

const plan = { courseId: id(), planId: id(), number: z.int32().min(1), wanted: TakeOverWanted };

export const previewTakeOver = call({
  at: 'POST /broker/previewTakeOver',
  kind: 'read',
  shows,
  summary:
    'Previews what a version of a plan would change in the class, item by item with old and new text and the effects',
  input: z.strictObject(plan),
  output: TakeOverPreview.extend({ name: z.string() }),
  scope,
  allow: editSchedule,
  fails: [],
});

export const takeOver = call({
  at: 'POST /broker/takeOver',
  kind: 'write',
  changes: ['sessions', 'schedules', 'assignments', 'attendance', 'remote requests', 'audit entries'],
  summary: 'Takes over the selected items of a version of a plan, as the preview with this digest showed them',
  input: z.strictObject({ ...plan, digest: digest() }),
  output: done().extend({ changed: count() }),
  scope,
  allow: editSchedule,
  fails: [PREVIEW_OUTDATED, NOT_SETTLED, NEEDS_PATTERN, RESOURCE.GONE],
});
