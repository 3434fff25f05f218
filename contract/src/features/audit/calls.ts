import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { count, id } from '#kernel/schema';
import { readAudit } from './abilities.ts';
import { auditFilters, AuditEntry } from './model.ts';

export const auditEntries = call('POST /broker/auditEntries', {
  // opening the history of a person is recorded as well
  changes: [],
  shows: ['audit entries'],
  summary: 'Lists who changed what; asking about one person leaves an entry, once an hour',
  input: { ...auditFilters, ...listing(['at']) },
  output: pageOf(AuditEntry).extend({
    /** The classes by which the caller can filter: at most 200 that have entries. */
    courses: z.array(z.object({ id: id(), code: z.string() })),
    /**
     * The time zone used for the filter and the times: that of the caller's universities if they share one, else UTC.
     */
    timeZone: z.string(),
  }),
  scope: 'courses-or-grant',
  allow: readAudit,
});

export const exportAuditEntries = call('POST /broker/exportAuditEntries', {
  changes: ['audit entries'],
  summary: 'Exports the newest 50,000 entries as a CSV file; the export is recorded',
  input: auditFilters,
  output: { success: z.literal(true), fileName: z.string(), text: z.string(), rows: count() },
  scope: 'courses-or-grant',
  allow: readAudit,
  limit: { calls: 10, perSeconds: 60, by: 'token' },
  takesAway: () => ({ kind: 'history', name: 'History', people: true }),
});
