import { z } from 'zod';
import { call } from '#kernel/call';
import { ROLES } from '#kernel/roles';
import { count, done, email, id, namePart, oneName } from '#kernel/schema';
import * as may from './abilities.ts';
import { CLASS_NEEDED, EMAIL_HAS_ACCOUNT, LONGEST_NAME, MOST_INVITED, NO_MAIL } from './failures.ts';

export const createPerson = call('POST /broker/createPerson', {
  changes: ['accounts', 'enrollments', 'audit entries'],
  summary: 'Creates an account, enrolls it in a class if one is given, and sends an invitation if asked to',
  input: z
    .strictObject({
      email: email(),
      firstName: namePart(LONGEST_NAME),
      lastName: namePart(LONGEST_NAME),
      /**
       * The class and the role. Null is allowed only for installation grants, since a person without a class belongs to
       * no university.
       */
      seat: z.strictObject({ courseId: id(), role: z.enum(ROLES) }).nullable(),
      /** Tells whether the invitation is sent now; without a class there is no invitation. */
      invites: z.boolean(),
    })
    .refine(...oneName),
  output: done().extend({ accountId: id() }),
  scope: 'grant',
  allow: may.addPeople,
  fails: [EMAIL_HAS_ACCOUNT, CLASS_NEEDED, NO_MAIL],
});

export const invitePeople = call('POST /broker/invitePeople', {
  changes: ['accounts', 'audit entries'],
  summary: 'Invites people of a class who have no password yet, or again those whom the e-mail did not reach',
  input: { courseId: id(), accountIds: z.array(id()).min(1).max(MOST_INVITED) },
  /**
   * The number of people invited. Those who have a password, have left or were already invited today are not counted.
   */
  output: done().extend({ invited: count() }),
  scope: 'course-or-grant',
  allow: may.invitePeople,
  fails: [NO_MAIL],
});
