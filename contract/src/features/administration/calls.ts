import { z } from 'zod';
import { call } from '#kernel/call';
import { count, day, id } from '#kernel/schema';
import { openAdministration } from './abilities.ts';

/** What a class cannot begin without. ADM-014 */
const Missing = z.enum(['instructor', 'student', 'session']);

export const adminOverview = call({
  at: 'POST /broker/adminOverview',
  kind: 'read',
  shows: ['enrollments', 'sessions'],
  summary: 'What waits in everything that the caller administers',
  input: z.strictObject({}),
  output: z.object({
    /** Classes that start within 14 days and are not ready, the next one first, at most 50. */
    unreadyClasses: z.array(
      z.object({
        courseId: id(),
        code: z.string(),
        name: z.string(),
        university: z.string(),
        startDate: day(),
        missing: z.array(Missing),
      }),
    ),
    /** Jobs and mails that were given up; null for whoever does not administer the installation. */
    failedJobs: count().nullable(),
  }),
  scope: { by: 'courses-or-grant' },
  allow: openAdministration,
  fails: [],
});
