import { z } from 'zod';
import { ACTIONS, ORIGINS, type Action } from '#kernel/audit';
import { count, day, id, instant, text } from '#kernel/schema';

const Fields = z.record(z.string(), z.unknown()).nullable();

/** A change in administration, as the history records it. ADM-111 */
export const AuditEntry = z.object({
  id: count(),
  at: instant(),
  /** The person who made the change; null for the command line, or the server by itself. */
  author: z.object({ id: id(), name: z.string() }).nullable(),
  origin: z.string(),
  action: z.string(),
  object: z.object({ kind: z.string(), id: id().nullable(), name: z.string() }),
  university: z.string().nullable(),
  course: z.object({ id: id(), code: z.string() }).nullable(),
  person: z.object({ id: id(), name: z.string() }).nullable(),
  before: Fields,
  after: Fields,
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The filters of the history; null means no filter. ADM-112 */
export const auditFilters = {
  /** The e-mail of the person concerned. */
  person: text(255),
  /** Part of the name of the object. */
  object: text(200),
  courseId: id().nullable(),
  action: z.enum(Object.keys(ACTIONS) as [Action, ...Action[]]).nullable(),
  origin: z.enum(ORIGINS).nullable(),
  /** Both days are included, in the time zone of the reader. */
  from: day().nullable(),
  until: day().nullable(),
};

/** The highest number of rows in an exported history. ADM-112 */
export const MOST_EXPORTED = 50_000;
