import { z } from 'zod';
import { call } from '#kernel/call';
import { done, id, requiredText } from '#kernel/schema';
import * as may from './abilities.ts';
import { CLASS_HAS_WORK, CLASS_MOVED_ON, GONE_FOR_GOOD, LONGEST_REASON } from './failures.ts';

const one = z.strictObject({ courseId: id() });
/** The common part of every change of state: almost everything that people of the class see may change with it. */
const change = {
  kind: 'write',
  changes: ['classes', 'enrollments', 'audit entries'],
  input: one,
  output: done(),
  scope: { by: 'course-or-grant', field: 'courseId' },
  fails: [CLASS_MOVED_ON],
} as const;

export const publishClass = call({
  ...change,
  at: 'POST /broker/publishClass',
  summary: 'Shows a class to its students',
  allow: may.publishClasses,
});

export const concludeClass = call({
  ...change,
  at: 'POST /broker/concludeClass',
  inConcludedClass: true,
  summary: 'Concludes a class: it stays readable, but nothing in it can be changed anymore',
  allow: may.concludeClasses,
});

export const reopenClass = call({
  ...change,
  at: 'POST /broker/reopenClass',
  inConcludedClass: true,
  summary: 'Lets a concluded class be changed again, for a reason',
  input: one.extend({ reason: requiredText(LONGEST_REASON) }),
  allow: may.reopenClasses,
});

export const archiveClass = call({
  ...change,
  at: 'POST /broker/archiveClass',
  inConcludedClass: true,
  summary: 'Archives a class, which takes it out of pickers and lists; it can be brought back at any time',
  allow: may.archiveClasses,
});

export const restoreClass = call({
  ...change,
  at: 'POST /broker/restoreClass',
  inConcludedClass: true,
  summary: 'Brings a class back from the archive as it was, or a deleted draft within 30 days',
  allow: may.restoreClasses,
  fails: [CLASS_MOVED_ON, GONE_FOR_GOOD],
});

export const deleteDraftClass = call({
  ...change,
  at: 'POST /broker/deleteDraftClass',
  inConcludedClass: true,
  summary: 'Deletes a draft in which no one has worked; it can be brought back for 30 days',
  allow: may.deleteClasses,
  fails: [CLASS_MOVED_ON, CLASS_HAS_WORK],
});
