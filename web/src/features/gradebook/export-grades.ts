import type { QueryClient } from '@tanstack/react-query';
import type { GradebookFilter } from '@bcs/contract/features/gradebook/filter';
import { gradesFile, gradesFileName } from '@bcs/contract/features/gradebook/grades-file';
import { csvText } from '@bcs/contract/kernel/csv';
import { saveFile } from '#lib/save-file.ts';
import { callQuery } from '#lib/queries.ts';
import { gridFor } from './gradebook-rows.ts';

/** Saves what the filters show as a CSV file, as it stands this moment. */
export async function exportGrades(
  client: QueryClient,
  courseId: number,
  courseCode: string,
  filter: GradebookFilter,
): Promise<void> {
  const sheet = await client.fetchQuery({ ...callQuery('gradebookSheet', { courseId }), staleTime: 0 });
  saveFile(
    gradesFileName(courseCode),
    'text/csv;charset=utf-8',
    csvText(gradesFile(gridFor(sheet, filter), sheet.asOf)),
  );
}
