import { z } from 'zod';
import { hasName } from '#kernel/full-name';
import { email, flag, githubName, line, link, maybe, namePart, pastedLine, role } from './model-cells.ts';

/** Somebody who may sign in. Recognised by the e-mail. */
export const PersonRow = z
  .strictObject({
    email: email(),
    /** One of both is enough. D-236 */
    firstName: namePart(255).default(''),
    lastName: namePart(255).default(''),
    githubUserName: maybe(githubName()),
    avatarUrl: maybe(link()),
    active: flag().default(true),
    canManageAttendance: flag().default(false),
    /** Empty leaves it to the roles. D-035 */
    mfaRequired: maybe(flag()),
    /** An account that has a password keeps it. D-038, D-044 */
    password: z.string().min(1).optional().describe('a temporary password, valid for seven days'),
  })
  .refine(hasName, { path: ['firstName'], error: 'is required unless there is a last name' });
export type PersonRow = z.output<typeof PersonRow>;

/**
 * Somebody's part in a course. Recognised by course and person: an account is active once per course (D-004). The names
 * are those of somebody new; a roster does not change the names of people who have an account.
 */
export const EnrollmentRow = z.strictObject({
  university: line(255),
  course: line(255),
  email: email(),
  firstName: pastedLine(255).optional(),
  lastName: pastedLine(255).optional(),
  role: role(),
  active: flag().default(true),
});
export type EnrollmentRow = z.output<typeof EnrollmentRow>;
