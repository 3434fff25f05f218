import { failure } from '#kernel/failure';

/** A file of grades with a mistake in it: nothing of it is saved. */
export const IMPORT_REFUSED = failure(422, { GRADE_IMPORT_REFUSED: 'This file cannot be imported as it is.' });
