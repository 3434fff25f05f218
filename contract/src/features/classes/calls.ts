import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { day, done, id, requiredText, text, datesInOrder } from '#kernel/schema';
import { PREVIEWED_ROLES } from '#kernel/preview';
import * as failures from './failures.ts';
import { AdminClass, ClassFilter, ClassInList, StandingMember } from './model.ts';
import * as may from './abilities.ts';

const Choice = z.object({ id: id(), name: z.string() });

export const adminClasses = call('POST /broker/adminClasses', {
  shows: ['classes', 'enrollments'],
  summary: 'Lists the classes that the caller administers, filtered, sorted and paged',
  input: {
    /** A part of a code or a name. */
    search: text(failures.LONGEST_CLASS_NAME),
    universityId: id().nullable(),
    /**
     * The state to filter by; 'running' for classes that run today, and null for all that are neither archived nor
     * deleted.
     */
    state: ClassFilter.nullable(),
    /** If sorted by `running` in descending order, classes that run today come first, the latest to start leading. */
    ...listing(['startDate', 'code', 'name', 'university', 'running']),
  },
  output: pageOf(ClassInList).extend({
    universities: z.array(Choice),
    /** Tells whether the caller may create classes. */
    mayCreate: z.boolean(),
  }),
  scope: 'courses-or-grant',
  allow: may.listClasses,
});

export const adminClass = call('POST /broker/adminClass', {
  shows: ['classes', 'enrollments', 'sessions', 'schedules', 'assignments'],
  summary: 'Shows a class: its state, its people and content, and what is missing',
  input: { courseId: id() },
  output: AdminClass,
  scope: 'course-or-grant',
  allow: may.readClass,
});

const begun = z
  .strictObject({
    universityId: id(),
    cohortId: id(),
    code: requiredText(failures.LONGEST_CLASS_NAME),
    name: requiredText(failures.LONGEST_CLASS_NAME),
    startDate: day(),
    endDate: day(),
  })
  .refine(...datesInOrder({ CLASS_ENDS_EARLY: 'The class cannot end before it starts.' }));

export const previewClass = call('POST /broker/previewClass', {
  shows: ['classes'],
  summary: 'Previews what a new class inherits from its university: time zone, holidays and standing roles',
  input: begun,
  output: {
    codeTaken: z.boolean(),
    timeZone: z.string(),
    holidays: z.array(z.object({ from: day(), to: day(), name: z.string() })),
    standing: z.array(StandingMember),
  },
  scope: 'university',
  allow: may.createClasses,
  fails: [failures.NOT_ITS_COHORT],
});

export const createClass = call('POST /broker/createClass', {
  changes: ['classes', 'enrollments', 'accounts', 'audit entries'],
  summary: 'Creates an empty class as a draft, which its students do not see',
  input: begun,
  output: done().extend({ courseId: id() }),
  scope: 'university',
  allow: may.createClasses,
  fails: [failures.CODE_TAKEN, failures.NOT_ITS_COHORT],
});

export const previewAsRole = call('POST /broker/previewAsRole', {
  event: 'preview.open',
  shows: ['classes'],
  summary:
    'Whether the caller may see a class as a sample person in this role does; further reads do so with the header `preview`',
  input: { courseId: id(), role: z.enum(PREVIEWED_ROLES) },
  output: { universityId: id(), code: z.string(), name: z.string() },
  scope: 'course-or-grant',
  allow: may.previewClasses,
});

const one = { courseId: id() };
/** The topics that every change of state affects: almost everything that members of the class see. */
const change = {
  changes: ['classes', 'enrollments', 'audit entries'],
  input: one,
  scope: 'course-or-grant',
  fails: [failures.CLASS_MOVED_ON],
} as const;

export const publishClass = call('POST /broker/publishClass', {
  ...change,
  summary: 'Shows a class to its students',
  allow: may.publishClasses,
});

export const concludeClass = call('POST /broker/concludeClass', {
  ...change,
  inConcludedClass: true,
  summary: 'Concludes a class: it stays readable, but nothing in it can be changed anymore',
  allow: may.concludeClasses,
});

export const reopenClass = call('POST /broker/reopenClass', {
  ...change,
  inConcludedClass: true,
  summary: 'Lets a concluded class be changed again, for a reason',
  input: { ...one, reason: requiredText(failures.LONGEST_REASON) },
  allow: may.reopenClasses,
});

export const archiveClass = call('POST /broker/archiveClass', {
  ...change,
  inConcludedClass: true,
  summary: 'Archives a class, which takes it out of pickers and lists; it can be brought back at any time',
  allow: may.archiveClasses,
});

export const restoreClass = call('POST /broker/restoreClass', {
  ...change,
  inConcludedClass: true,
  summary: 'Brings a class back from the archive as it was, or a deleted draft within 30 days',
  allow: may.restoreClasses,
  fails: [failures.CLASS_MOVED_ON, failures.GONE_FOR_GOOD],
});

export const deleteDraftClass = call('POST /broker/deleteDraftClass', {
  ...change,
  inConcludedClass: true,
  summary: 'Deletes a draft in which no one has worked; it can be brought back for 30 days',
  allow: may.deleteClasses,
  fails: [failures.CLASS_MOVED_ON, failures.CLASS_HAS_WORK],
});
