import type { FieldChange } from './compare.ts';
import type { RowOutcome } from './outcome.ts';

const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : String(value);

const changeText = ({ column, from, to }: FieldChange): string => `${column}: ${shown(from)} → ${shown(to)}`;

/** Tells why a row comes to what it comes to, in one cell of the report. ADM-055 */
export function reasonOf({ kind, problems, changes, contested, ended, note }: RowOutcome): string {
  const said = problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`));
  if (kind === 'changed' || kind === 'not in the file') said.push(...changes.map(changeText));
  for (const { column, here, file, takesFile } of contested)
    if (!takesFile) said.push(`${column} stays ${shown(here)}, which was changed here; the file has ${shown(file)}`);
  if (ended && !ended.resumes)
    said.push(ended.by ? `was ended here by ${ended.by}, and stays ended` : 'was ended here, and stays ended');
  if (note !== null) said.push(note);
  return said.join('; ');
}

/** The columns behind those of the file. */
export const REPORT_COLUMNS = ['Line', 'Result', 'Reason'] as const;
