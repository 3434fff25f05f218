import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { day, done, id, requiredText, text } from '#kernel/schema';
import { createClasses, listClasses, readClass } from './abilities.ts';
import { CODE_TAKEN, LONGEST_CLASS_NAME, NOT_ITS_COHORT } from './failures.ts';
import { AdminClass, ClassFilter, ClassInList, StandingMember } from './model.ts';

const Choice = z.object({ id: id(), name: z.string() });

export const adminClasses = call({
  at: 'POST /broker/adminClasses',
  kind: 'read',
  shows: ['classes', 'enrollments'],
  summary: 'Lists the classes that the caller administers, filtered, sorted and paged',
  input: z.strictObject({
    /** Letters of a code or a name. */
    search: text(LONGEST_CLASS_NAME),
    universityId: id().nullable(),
    /** The state to filter by, or what runs today; null for all classes that are neither archived nor deleted. */
    state: ClassFilter.nullable(),
    /** Sorted by `running`, falling, those that run today come first, and among them the latest to start. */
    ...listing(['startDate', 'code', 'name', 'university', 'running']),
  }),
  output: pageOf(ClassInList).extend({
    universities: z.array(Choice),
    /** Tells whether the caller begins classes. */
    mayCreate: z.boolean(),
  }),
  scope: { by: 'courses-or-grant' },
  allow: listClasses,
  fails: [],
});

export const adminClass = call({
  at: 'POST /broker/adminClass',
  kind: 'read',
  shows: ['classes', 'enrollments', 'sessions', 'schedules', 'assignments'],
  summary: 'Shows a class: its state, its people and content, and what is missing',
  input: z.strictObject({ courseId: id() }),
  output: AdminClass,
  scope: { by: 'course-or-grant', field: 'courseId' },
  allow: readClass,
  fails: [],
});

const begun = {
  universityId: id(),
  cohortId: id(),
  code: requiredText(LONGEST_CLASS_NAME),
  name: requiredText(LONGEST_CLASS_NAME),
  startDate: day(),
  endDate: day(),
};
const isInOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => endDate >= startDate;
const inOrder = { path: ['endDate'], error: 'The class cannot end before it starts.' };

export const previewClass = call({
  at: 'POST /broker/previewClass',
  kind: 'read',
  shows: ['classes'],
  summary: 'Previews what a new class inherits from its university: time zone, holidays and standing roles',
  input: z.strictObject(begun).refine(isInOrder, inOrder),
  output: z.object({
    codeTaken: z.boolean(),
    timeZone: z.string(),
    holidays: z.array(z.object({ from: day(), to: day(), name: z.string() })),
    standing: z.array(StandingMember),
  }),
  scope: { by: 'university', field: 'universityId' },
  allow: createClasses,
  fails: [NOT_ITS_COHORT],
});

export const createClass = call({
  at: 'POST /broker/createClass',
  kind: 'write',
  changes: ['classes', 'enrollments', 'accounts', 'audit entries'],
  summary: 'Creates an empty class as a draft, which its students do not see',
  input: z.strictObject(begun).refine(isInOrder, inOrder),
  output: done().extend({ courseId: id() }),
  scope: { by: 'university', field: 'universityId' },
  allow: createClasses,
  fails: [CODE_TAKEN, NOT_ITS_COHORT],
});
