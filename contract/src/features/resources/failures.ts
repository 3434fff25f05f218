import { failure } from '#kernel/failure';
import { MISSING } from '#kernel/missing';

/** The largest size of a file: 10 MB. ADM-090 */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** The reasons why a resource is refused. ADM-090 */
export const RESOURCE = {
  NO_TITLE: failure(422, { RESOURCE_NO_TITLE: MISSING }),
  NOT_PLAIN: failure(422, { RESOURCE_NOT_PLAIN: 'Please leave out characters that cannot be seen.' }),
  NO_LINK: failure(422, { RESOURCE_NO_LINK: 'Please enter a complete URL that starts with https://.' }),
  TWICE: failure(422, { RESOURCE_TWICE: 'A session can have the same file only once.' }),
  NO_FILE: failure(422, {
    RESOURCE_NO_FILE: 'Please choose a PDF file, or a picture (PNG, JPEG, WebP or GIF) of at most 24 megapixels.',
  }),
  HARMFUL: failure(422, { RESOURCE_HARMFUL: 'This file was not accepted: the scanner found something harmful in it.' }),
  TOO_LARGE: failure(422, { RESOURCE_TOO_LARGE: 'A file can be at most 10 MB.' }),
  NOT_SAVED: failure(503, { RESOURCE_NOT_SAVED: 'The file could not be saved. Please try again.' }),
  GONE: failure(409, { RESOURCE_GONE: 'A file is no longer there. Please remove it, or upload it again.' }),
} as const;
