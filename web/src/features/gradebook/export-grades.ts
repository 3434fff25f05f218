import type { QueryClient } from '@tanstack/react-query';
import type { GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { gradesFile, gradesFileName } from '@bcs/contract/features/gradebook/grades-file';
import { csvText } from '@bcs/contract/kernel/csv';
import { saveFile } from '#lib/save-file.ts';
import { callQuery } from '#lib/queries.ts';
import { write } from '#lib/send.ts';
import { buildGrid } from './gradebook-rows.ts';
import type { GradebookLook } from './gradebook-search.ts';
import { sortStudents } from './gradebook-sort.ts';

/**
 * Saves what the filters and the search show as a CSV file, in the order of the screen, as it is this moment; the
 * history tells of it. D-256
 */
export async function exportGrades(
  client: QueryClient,
  courseId: number,
  courseCode: string,
  filter: GradebookFilter,
  { name, sort }: Pick<GradebookLook, 'name' | 'sort'>,
): Promise<void> {
  const sheet = await client.fetchQuery({ ...callQuery('gradebookSheet', { courseId }), staleTime: 0 });
  const shown = buildGrid(sheet, filter, { name, order: sortStudents(sheet, sort ?? null) });
  await write(client, 'takeShownFile', { courseId, list: 'gradebook' });
  saveFile(gradesFileName(courseCode), 'text/csv;charset=utf-8', csvText(gradesFile(shown, sheet.asOf)));
}
