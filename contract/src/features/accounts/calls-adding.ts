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
      /** The class and role; null only with a grant over the installation: without a class one is in no university. */
      seat: z.strictObject({ courseId: id(), role: z.enum(ROLES) }).nullable(),
      /** Tells whether the invitation goes out now; without a class there is none. */
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
  /** Whoever has a password, has left or was invited today already gets none and is not counted. */
  output: done().extend({ invited: count() }),
  scope: 'course-or-grant',
  allow: may.invitePeople,
  fails: [NO_MAIL],
});
