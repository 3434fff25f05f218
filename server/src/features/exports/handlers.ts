import * as calls from '@bcs/contract/features/exports/calls';
import { EXPORT_TOO_LARGE } from '@bcs/contract/features/exports/failures';
import type { ExportedNoun } from '@bcs/contract/features/exports/model';
import { MOST_ROWS } from '@bcs/contract/features/imports/reading';
import { csvFileName } from '@bcs/contract/kernel/csv';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { formatCsv } from '#features/imports/queries-export';
import { findRows } from './queries.ts';

const FILE_NAMES: Readonly<Record<ExportedNoun, string>> = {
  people: 'people',
  enrollments: 'roster',
  courses: 'classes',
  sessions: 'sessions',
  assignments: 'assignments',
};

export const exportRows = defineHandler(calls.exportRows, {
  facts: ({ noun }) => Promise.resolve(noun),
  run: async (asked, { db, viewer, now }) => {
    const found = await findRows(db, viewer, asked, now);
    if (found.length > MOST_ROWS) throw new RefusalError(EXPORT_TOO_LARGE);
    const rows = found.filter(({ isWithinReach }) => isWithinReach);
    return {
      ...DONE,
      fileName: csvFileName(FILE_NAMES[asked.noun], now.slice(0, 10)),
      csv: formatCsv(asked.noun, rows),
      rows: rows.length,
      leftOut: found.length - rows.length,
    };
  },
});

/** Takes a file that a page makes; the pipeline records it, so there is nothing else to do. */
export const takeShownFile = defineHandler(calls.takeShownFile, {
  facts: ({ list }) => Promise.resolve(list),
  run: () => Promise.resolve(DONE),
});
