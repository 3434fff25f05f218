import { z } from 'zod';
import { LONGEST_SEARCH } from '#features/accounts/failures';
import { PersonState } from '#features/accounts/model';
import { call } from '#kernel/call';
import { ROLES } from '#kernel/roles';
import { count, id, text } from '#kernel/schema';
import { exportLists } from './abilities.ts';
import { EXPORT_TOO_LARGE } from './failures.ts';
import { ExportedNoun } from './model.ts';

export const exportRows = call({
  at: 'POST /broker/exportRows',
  kind: 'read',
  shows: ['accounts', 'enrollments', 'sessions', 'assignments'],
  summary: 'A list as its filters leave it, as a CSV file in the form in which it is imported',
  input: z.strictObject({
    noun: ExportedNoun,
    universityId: id().nullable(),
    cohortId: id().nullable(),
    courseId: id().nullable(),
    /** Letters of a name or an e-mail; for people and rosters. */
    search: text(LONGEST_SEARCH),
    role: z.enum(ROLES).nullable(),
    /** The state to filter by; for people only. */
    state: PersonState.nullable(),
    /** Whether to list the people in a class or those who were in it last; for rosters only. */
    active: z.boolean(),
  }),
  output: z.object({
    fileName: z.string(),
    csv: z.string(),
    rows: count(),
    /** People who also belong elsewhere: an import there would refuse them. */
    leftOut: count(),
  }),
  scope: { by: 'courses-or-grant' },
  allow: exportLists,
  fails: [EXPORT_TOO_LARGE],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
});
