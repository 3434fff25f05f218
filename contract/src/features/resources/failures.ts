import { failure } from '#kernel/failure';
import { MISSING } from '#kernel/missing';

/** 10 MB. ADM-090 */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** The reason why a resource is not taken. ADM-090 */
export const RESOURCE = {
  NO_TITLE: failure('RESOURCE_NO_TITLE', 422, MISSING),
  NOT_PLAIN: failure('RESOURCE_NOT_PLAIN', 422, 'Please leave out characters that cannot be seen.'),
  NO_LINK: failure('RESOURCE_NO_LINK', 422, 'Please enter a complete URL that starts with https://.'),
  TWICE: failure('RESOURCE_TWICE', 422, 'A session can have the same file only once.'),
  NO_FILE: failure(
    'RESOURCE_NO_FILE',
    422,
    'Please choose a PDF file, or a picture (PNG, JPEG, WebP or GIF) of at most 24 megapixels.',
  ),
  HARMFUL: failure('RESOURCE_HARMFUL', 422, 'This file was not accepted: the scanner found something harmful in it.'),
  TOO_LARGE: failure('RESOURCE_TOO_LARGE', 422, 'A file can have at most 10 MB.'),
  NOT_SAVED: failure('RESOURCE_NOT_SAVED', 503, 'The file could not be saved. Please try again.'),
  GONE: failure('RESOURCE_GONE', 409, 'A file is no longer there. Please remove it, or upload it again.'),
} as const;
