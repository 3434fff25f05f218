import { z } from 'zod';
import { LONGEST_SEARCH } from '#features/accounts/failures';
import { PersonState } from '#features/accounts/model';
import { call } from '#kernel/call';
import { ROLES } from '#kernel/roles';
import { count, done, id, text } from '#kernel/schema';
import { exportLists, takeShownList } from './abilities.ts';
import { EXPORT_TOO_LARGE } from './failures.ts';
import { ExportedNoun, ShownList } from './model.ts';

/** The names that files have in the history, and whether they contain people. */
const TAKEN = {
  people: ['People', true],
  enrollments: ['Roster', true],
  courses: ['Classes', false],
  sessions: ['Sessions', false],
  assignments: ['Assignments', false],
} as const satisfies Record<ExportedNoun, readonly [string, boolean]>;
const LIST_NAMES = {
  gradebook: 'Gradebook',
  'weekly feedback': 'Weekly feedback',
  'net promoter score': 'Net promoter score',
} as const satisfies Record<ShownList, string>;

export const exportRows = call('POST /broker/exportRows', {
  changes: ['audit entries'],
  summary: 'Exports a filtered list as a CSV file that can be imported again; the history records who exported it',
  input: {
    noun: ExportedNoun,
    universityId: id().nullable(),
    cohortId: id().nullable(),
    courseId: id().nullable(),
    /** A part of a name or an e-mail; for people and rosters only. */
    search: text(LONGEST_SEARCH),
    role: z.enum(ROLES).nullable(),
    /** The state to filter by; for people only. */
    state: PersonState.nullable(),
    /** Tells whether to list the present members of a class or the former ones; for rosters only. */
    active: z.boolean(),
  },
  output: done().extend({
    fileName: z.string(),
    csv: z.string(),
    rows: count(),
    /** The number of people who also belong to other universities, and so could not be imported. */
    leftOut: count(),
  }),
  scope: 'courses-or-grant',
  allow: exportLists,
  fails: [EXPORT_TOO_LARGE],
  limit: { calls: 10, perSeconds: 60, by: 'token' },
  takesAway: ({ noun }) => ({ kind: 'list', name: TAKEN[noun][0], people: TAKEN[noun][1] }),
});

export const takeShownFile = call('POST /broker/takeShownFile', {
  inConcludedClass: true,
  changes: ['audit entries'],
  summary: 'Records in the history that a page of a class exports what it shows as a file',
  input: { courseId: id(), list: ShownList },
  scope: 'course',
  allow: takeShownList,
  takesAway: ({ list }) => ({ kind: 'list', name: LIST_NAMES[list], people: true }),
});
