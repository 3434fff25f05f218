import { z } from 'zod';
import { call } from '#kernel/call';
import { listing, pageOf } from '#kernel/listing';
import { count, id } from '#kernel/schema';
import { readAudit } from './abilities.ts';
import { auditFilters, AuditEntry } from './model.ts';

export const auditEntries = call('POST /broker/auditEntries', {
  // to open the history of a person is itself written down
  changes: [],
  shows: ['audit entries'],
  summary: 'Lists who changed what; asking about one person leaves an entry, once an hour',
  input: { ...auditFilters, ...listing(['at']) },
  output: pageOf(AuditEntry).extend({
    /** The classes that the caller can filter by: those that entries are about, at most 200. */
    courses: z.array(z.object({ id: id(), code: z.string() })),
    /** The zone by which days are filtered and moments told: that of all the universities of the caller, else UTC. */
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
