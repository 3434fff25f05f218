import { failure } from '#kernel/failure';

/** A file of grades with a mistake in it: nothing of it is saved. */
export const IMPORT_REFUSED = failure('GRADE_IMPORT_REFUSED', 422, 'This file cannot be imported as it is.');
