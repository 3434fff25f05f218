import { z } from 'zod';
import { call } from '#kernel/call';
import { count } from '#kernel/schema';
import { openAdministration } from './abilities.ts';
import { OpenDraft } from './model-drafts.ts';
import { EndedClass, OpenInvitations, Operation, UnreadyClass } from './model-overview.ts';

export const adminOverview = call({
  at: 'POST /broker/adminOverview',
  kind: 'read',
  shows: ['enrollments', 'sessions', 'accounts', 'operation', 'refused addresses', 'admin drafts', 'classes'],
  summary: 'Lists what needs attention in everything that the caller administers',
  input: z.strictObject({}),
  output: z.object({
    /** Classes that start within 14 days and are not ready, the next one first, at most 50. */
    unreadyClasses: z.array(UnreadyClass),
    /** Classes that are over and still have students, the latest first, at most 50. */
    endedClasses: z.array(EndedClass),
    /** Only within the reach of a grant, at most 50 classes. */
    invitations: z.array(OpenInvitations),
    /** The state of the installation; null for users who do not administer it. */
    operation: Operation.nullable(),
    /** The forms that the caller has begun and not saved, the latest first. ADM-116 */
    openDrafts: z.array(OpenDraft),
    /** The number of accounts whose password is public. ADM-124 */
    demoAccounts: count(),
  }),
  scope: { by: 'courses-or-grant' },
  allow: openAdministration,
  fails: [],
});
