import * as calls from '@bcs/contract/features/audit/calls';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import { csvFileName } from '@bcs/contract/kernel/csv';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { auditCsv } from './csv.ts';
import { findCourses, findEntries, findEntriesToExport, findUnopened } from './queries.ts';

export const auditEntries = defineHandler(calls.auditEntries, {
  run: async (asked, context) => {
    const { db, viewer, now } = context;
    const opened = asked.person.trim() === '' ? undefined : await findUnopened(db, viewer, asked.person, now);
    if (opened) {
      const { id, name, universityId, courseId } = opened;
      const object = { kind: 'person', id, name } as const;
      await audit(db, onScreen(context), [
        { action: 'person.open-history', object, universityId, courseId, personId: id },
      ]);
    }
    return { ...(await findEntries(db, viewer, asked)), courses: await findCourses(db, viewer) };
  },
});

/** Where an export is told of: in each university of the reader's grants, or in the classes of the reader's roles. ADM-114 */
const placesOf = ({ reach: { installation, universityIds }, seats }: ClassesAdministrator) => {
  if (installation) return [{}];
  if (universityIds.length > 0) return universityIds.map((universityId) => ({ universityId }));
  return seats.map(({ universityId, courseId }) => ({ universityId, courseId }));
};

export const exportAuditEntries = defineHandler(calls.exportAuditEntries, {
  run: async (filters, context) => {
    const { db, viewer, now } = context;
    const entries = await findEntriesToExport(db, viewer, filters);
    const chosen = Object.entries(filters).filter(([, value]) => value !== null && value !== '');
    const told = {
      action: 'history.export',
      object: { kind: 'history', id: null, name: 'History' },
      after: { ...Object.fromEntries(chosen), rows: entries.length },
    } as const;
    await audit(
      db,
      onScreen(context),
      placesOf(viewer).map((place) => ({ ...told, ...place })),
    );
    return { ...DONE, fileName: csvFileName('history', now.slice(0, 10)), text: auditCsv(entries) };
  },
});
