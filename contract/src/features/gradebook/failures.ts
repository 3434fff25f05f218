import { failure } from '#kernel/failure';

/** The refusal of a grade file with mistakes, of which nothing is saved. */
export const IMPORT_REFUSED = failure(422, { GRADE_IMPORT_REFUSED: 'This file cannot be imported as it is.' });
