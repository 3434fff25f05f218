import { failure } from '#kernel/failure';

/** ADM-043 */
export const ROWS_REFUSED = failure('ROWS_REFUSED', 422, 'Remove the lines that cannot be changed, and try again.');

/** ADM-117 */
export const TOO_MANY_PEOPLE = failure('TOO_MANY_PEOPLE', 422, 'At most 500 people can be changed at once.');
