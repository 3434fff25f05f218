import { z } from 'zod';
import { LONGEST_NOTE } from '#features/rosters/failures';
import { EndReason } from '#features/rosters/model';
import { ROLES } from '#kernel/roles';
import { day, text } from '#kernel/schema';

/** What is done with many people of a class at once. */
export const BulkChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('enroll'), role: z.enum(ROLES) }),
  z.strictObject({
    what: z.literal('end'),
    reason: EndReason,
    lastDay: day().nullable(),
    note: text(LONGEST_NOTE),
  }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

/** What it comes to for one of them. ADM-031, ADM-117 */
export const BulkRow = z.object({
  email: z.string(),
  /** Only of those who are or were in the class; of others nothing is told but what was typed. ADM-018 */
  name: z.string().nullable(),
  what: z.enum(['begin', 'resume', 'change role', 'end', 'unchanged', 'refused']),
  why: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;
