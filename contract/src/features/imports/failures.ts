import { failure, type Failure } from '#kernel/failure';
import { plural } from '#kernel/plural';

/** Specified by ADM-063. */
export const FILE_TOO_LARGE = failure(422, {
  IMPORT_TOO_LARGE: 'A file can be at most 10 MB and have at most 20,000 rows. Please split it.',
});
export const NOT_A_TABLE = failure(422, { IMPORT_NOT_A_TABLE: 'This file could not be read as a table of cells.' });
/** Says what the file is instead of a table, or what to do about it. */
export const notATable = (why: string): Failure => ({ ...NOT_A_TABLE, message: why });
/** Says at which line the file stops being a table. */
export const noTableFrom = (line: number): Failure => ({
  ...NOT_A_TABLE,
  message: `This file could not be read as a table of cells: a quotation mark opened on line ${line} or earlier is never closed.`,
});
/** Specified by ADM-056. */
export const PASSWORDS = failure(422, {
  IMPORT_HAS_PASSWORDS: 'Passwords are not imported here. People choose their own by invitation.',
});
export const NOT_READY = failure(422, {
  IMPORT_NOT_READY: 'This import still has rows or questions that need an answer.',
});
export const IMPORT_IS_OVER = failure(409, { IMPORT_IS_OVER: 'This import has already been applied or cancelled.' });
export const IMPORT_IS_RUNNING = failure(409, { IMPORT_IS_APPLIED_NOW: 'This import is being applied right now.' });
/** Specified by ADM-045. */
export const IMPORT_OUTDATED = failure(409, { IMPORT_OUTDATED: 'Rows have changed since you looked.' });
/** Says how many rows have changed. ADM-045 */
export const rowsOutdated = (rows: number): Failure => ({
  ...IMPORT_OUTDATED,
  message: `${plural(rows, 'row has', 'rows have')} changed since you looked.`,
});
/** Specified by ADM-052. */
export const NOT_TO_UNDO = failure(409, {
  IMPORT_NOT_TO_UNDO: 'Only the latest import of a class, or of people, can be undone, and only for 30 days.',
});
/** Says which import has to be undone first. ADM-052 */
export const undoOtherFirst = (fileName: string): Failure => ({
  ...NOT_TO_UNDO,
  message: `A later import was made in the same place. Undo ‘${fileName}’ first.`,
});
/** The refusal of a zip file; its sentence is replaced by the actual reason. ADM-063 */
export const NO_ONE_ROSTER = failure(422, { IMPORT_NO_ONE_ROSTER: 'This zip could not be read as OneRoster.' });
export const noOneRoster = (why: string): Failure => ({ ...NO_ONE_ROSTER, message: why });
export const NEEDS_UNIVERSITY = failure(422, {
  IMPORT_NEEDS_UNIVERSITY: 'Please choose the university to which this OneRoster file belongs.',
});

/** Specified by ADM-043. */
export const ROWS_REFUSED = failure(422, { ROWS_REFUSED: 'Remove the lines that cannot be changed, and try again.' });

/** Specified by ADM-117. */
export const TOO_MANY_PEOPLE = failure(422, { TOO_MANY_PEOPLE: 'At most 500 people can be changed at once.' });
