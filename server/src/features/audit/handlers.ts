import * as calls from '@bcs/contract/features/audit/calls';
import { csvFileName } from '@bcs/contract/kernel/csv';
import { auditOnScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { auditCsv } from './csv.ts';
import { findCourses, findEntries, findEntriesToExport, findUnopenedPerson } from './queries.ts';

export const auditEntries = defineHandler(calls.auditEntries, async (asked, context) => {
  const { db, viewer, now } = context;
  const opened = asked.person.trim() === '' ? undefined : await findUnopenedPerson(db, viewer, asked.person, now);
  if (opened) {
    const { id, name, universityId, courseId } = opened;
    const object = { kind: 'person', id, name } as const;
    await auditOnScreen(context, { action: 'person.open-history', object, universityId, courseId, personId: id });
  }
  return { ...(await findEntries(db, viewer, asked)), courses: await findCourses(db, viewer) };
});

export const exportAuditEntries = defineHandler(calls.exportAuditEntries, async (filters, { db, viewer, now }) => {
  const entries = await findEntriesToExport(db, viewer, filters);
  const fileName = csvFileName('history', now.slice(0, 10));
  return { ...DONE, fileName, text: auditCsv(entries), rows: entries.length };
});
