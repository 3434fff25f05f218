import { post } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';

/** Saves the report of an import, or its corrected file, on the reader's machine. ADM-042, ADM-055 */
export async function downloadReport(importId: number): Promise<void> {
  const { fileName, csv } = await post('importReport', { importId });
  saveFile(fileName, 'text/csv', csv);
}
