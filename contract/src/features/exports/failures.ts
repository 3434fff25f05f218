import { failure } from '#kernel/failure';

/** The refusal of an export that would be too large to import again. ADM-063 */
export const EXPORT_TOO_LARGE = failure(422, {
  EXPORT_TOO_LARGE: 'A file can have at most 20,000 rows. Please choose a university or a class.',
});
