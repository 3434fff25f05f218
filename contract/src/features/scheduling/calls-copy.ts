import { z } from 'zod';
import { CODE_TAKEN, LONGEST_CLASS_NAME, NOT_ITS_COHORT } from '#features/classes/failures';
import { Holiday } from '#features/universities/model';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED, CLASS_ENDED } from '#kernel/failure';
import { count, day, digest, done, id, instant, requiredText, datesInOrder, mistake } from '#kernel/schema';
import { copyClasses, editSchedule } from './abilities.ts';
import { COPY_NOT_SETTLED, MOST_ITEMS, TOO_MANY_ITEMS } from './failures.ts';
import { WeeklyPattern, CopiedItem, CopiedWindow, ItemKind, Takes } from './model.ts';

/** A class that begins as the copy of an earlier one. ADM-072, ADM-073 */
const CopiedClass = z
  .strictObject({
    sourceId: id(),
    universityId: id(),
    cohortId: id(),
    code: requiredText(LONGEST_CLASS_NAME),
    name: requiredText(LONGEST_CLASS_NAME),
    startDate: day(),
    endDate: day(),
    pattern: WeeklyPattern,
    takes: Takes,
    /** Dates that differ from the calculated ones; an item with a null date is not copied. ADM-076 */
    chosen: z.array(z.strictObject({ kind: ItemKind, id: id(), startTime: instant().nullable() })).max(MOST_ITEMS),
  })
  .refine(...datesInOrder({ CLASS_ENDS_EARLY: 'The class cannot end before it starts.' }));

export const previewCopy = call('POST /broker/previewCopy', {
  shows: ['classes', 'sessions', 'schedules', 'assignments', 'enrollments'],
  summary: 'Previews a copy of a class: every item with its old date, its new one and the reason for it',
  input: CopiedClass,
  output: {
    codeTaken: z.boolean(),
    timeZone: z.string(),
    holidays: z.array(Holiday),
    /** The items; those after the end of the new class come first, and have to be settled before saving. ADM-076 */
    items: z.array(CopiedItem),
    unsettled: count(),
    /** The number of resources of the copied sessions, if resources are copied. */
    resources: count(),
    /** The surveys that are copied, if surveys are copied. */
    surveys: z.array(CopiedWindow),
    /** The staff who are enrolled in the copy, if staff are copied. */
    staff: z.array(z.object({ name: z.string(), role: z.string() })),
    digest: z.string(),
  },
  scope: 'university',
  allow: copyClasses,
  fails: [NOT_ITS_COHORT, TOO_MANY_ITEMS],
});

export const copyClass = call('POST /broker/copyClass', {
  changes: ['classes', 'enrollments', 'accounts', 'audit entries'],
  summary: 'Creates a class as the copy that the preview with this digest showed; it is a draft',
  input: CopiedClass.safeExtend({ digest: digest() }),
  output: done().extend({ courseId: id() }),
  scope: 'university',
  allow: copyClasses,
  fails: [NOT_ITS_COHORT, CODE_TAKEN, TOO_MANY_ITEMS, COPY_NOT_SETTLED, PREVIEW_OUTDATED],
});

const copied = {
  courseId: id(),
  /** The class into which they are copied. */
  targetId: id(),
  items: z
    .array(z.strictObject({ kind: ItemKind, id: id() }))
    .min(1, mistake({ NOTHING_TO_COPY: 'Please choose what to copy.' }))
    .max(MOST_ITEMS),
  /** Dates that differ from the calculated ones; an item with a null date is not copied. */
  chosen: z.array(z.strictObject({ kind: ItemKind, id: id(), startTime: instant().nullable() })).max(MOST_ITEMS),
};
const ofClass = { scope: 'course-or-grant', allow: editSchedule } as const;

export const previewCopyItems = call('POST /broker/previewCopyItems', {
  ...ofClass,
  shows: ['classes', 'sessions', 'schedules', 'assignments'],
  summary: 'Previews where sessions and assignments of a class would go in another one, and why',
  input: copied,
  output: {
    code: z.string(),
    timeZone: z.string(),
    /** The items; those after the end of the other class come first, and have to be settled before saving. */
    items: z.array(CopiedItem),
    unsettled: count(),
    /** The number of links and files of the sessions, which are copied as well. */
    resources: count(),
    digest: z.string(),
  },
  fails: [CLASS_ENDED],
});

export const copyItems = call('POST /broker/copyItems', {
  ...ofClass,
  changes: ['classes', 'sessions', 'schedules', 'assignments', 'audit entries'],
  summary: 'Copies sessions and assignments to another class, as the preview with this digest showed them',
  input: { ...copied, digest: digest() },
  output: done().extend({ copied: count() }),
  fails: [CLASS_ENDED, COPY_NOT_SETTLED, PREVIEW_OUTDATED],
});
