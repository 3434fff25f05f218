import { z } from 'zod';
import { NO_MAIL } from '#features/accounts/failures';
import { enrollPeople } from '#features/rosters/abilities';
import { LONGEST_NOTE, MOST_ENROLLED } from '#features/rosters/failures';
import { EndReason } from '#features/rosters/model';
import { call } from '#kernel/call';
import { PREVIEW_OUTDATED } from '#kernel/failure';
import { LONGEST_EMAIL } from '#kernel/lengths';
import { ROLES } from '#kernel/roles';
import { count, day, digest, done, id, text } from '#kernel/schema';
import { ROWS_REFUSED, TOO_MANY_PEOPLE } from './failures.ts';
import { BulkRow } from './model.ts';

/** A change to many people of a class at once. */
const BulkChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('enroll'), role: z.enum(ROLES) }),
  z.strictObject({
    what: z.literal('end'),
    reason: EndReason,
    lastDay: day().nullable(),
    note: text(LONGEST_NOTE),
  }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

const emails = z.array(text(LONGEST_EMAIL)).max(MOST_ENROLLED);
const wanted = { courseId: id(), change: BulkChange };

export const previewEnrollments = call('POST /broker/previewEnrollments', {
  shows: ['enrollments'],
  summary: 'Previews enrolling these people, or ending their enrollments, person by person',
  input: {
    ...wanted,
    emails,
    /** The class of the same university from which everybody with this role is taken, instead of a list of e-mails. */
    fromCourseId: id().nullable(),
  },
  output: { rows: z.array(BulkRow), digest: z.string() },
  scope: 'course-or-grant',
  allow: enrollPeople,
  fails: [TOO_MANY_PEOPLE],
});

export const saveEnrollments = call('POST /broker/saveEnrollments', {
  changes: ['enrollments', 'accounts', 'remote requests', 'imports', 'audit entries'],
  summary:
    'Applies exactly what the preview with this digest showed, or nothing; it can be undone like an import for 30 days',
  input: {
    ...wanted,
    emails: emails.min(1),
    /** Tells whether people who have never signed in get an invitation. ADM-019 */
    invites: z.boolean().optional(),
    digest: digest(),
  },
  output: done().extend({
    changed: count(),
    /** The import with which the change can be undone; null if nothing was changed. */
    importId: id().nullable(),
  }),
  scope: 'course-or-grant',
  allow: enrollPeople,
  fails: [PREVIEW_OUTDATED, ROWS_REFUSED, NO_MAIL],
});
