import { z } from 'zod';
import { CODE_TAKEN, NOT_ITS_COHORT } from '#features/classes/failures';
import { Holiday } from '#features/universities/model';
import { call } from '#kernel/call';
import { count, done, id, text } from '#kernel/schema';
import { copyClasses } from './abilities.ts';
import { COPY_NOT_SETTLED, SCHEDULE_CHANGED, TOO_MANY_ITEMS } from './failures.ts';
import { CopiedClass, CopiedItem } from './model-copy.ts';

const scope = { by: 'university', field: 'universityId' } as const;

export const previewCopy = call({
  at: 'POST /broker/previewCopy',
  kind: 'read',
  shows: ['classes', 'sessions', 'schedules', 'assignments', 'enrollments'],
  summary: 'What a copy of a class would hold: every item with its old date, its new one and why it is there',
  input: CopiedClass,
  output: z.object({
    codeTaken: z.boolean(),
    timeZone: z.string(),
    holidays: z.array(Holiday),
    /** What lies outside of the new class comes first, and has to be settled before saving. ADM-076 */
    items: z.array(CopiedItem),
    unsettled: count(),
    /** Who comes along where staff is ticked. */
    staff: z.array(z.object({ name: z.string(), role: z.string() })),
    digest: z.string(),
  }),
  scope,
  allow: copyClasses,
  fails: [NOT_ITS_COHORT, TOO_MANY_ITEMS],
});

export const copyClass = call({
  at: 'POST /broker/copyClass',
  kind: 'write',
  changes: ['classes', 'enrollments', 'accounts', 'audit entries'],
  summary: 'Begins a class as the copy that the preview with this digest showed; it is a draft',
  input: CopiedClass.safeExtend({ digest: text(64) }),
  output: done().extend({ courseId: id() }),
  scope,
  allow: copyClasses,
  fails: [NOT_ITS_COHORT, CODE_TAKEN, TOO_MANY_ITEMS, COPY_NOT_SETTLED, SCHEDULE_CHANGED],
});
