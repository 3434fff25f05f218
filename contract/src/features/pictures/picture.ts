import type { Failure } from '#kernel/failure';
import { PICTURE } from './failures.ts';

/** The file types of a profile picture, and its greatest size. PEOPLE-018, PEOPLE-019, D-155 */
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/svg+xml', 'image/svg'] as const;
export const PICTURE_BYTES = 204_800;
/** The width and height of a stored picture, in pixels. */
export const PICTURE_SIZE = 512;

export interface ChosenFile {
  /** The media type that the browser reports. */
  readonly type: string;
  /** The size in bytes. */
  readonly size: number;
}

/** Tells why a file cannot be a profile picture, before its content is examined. PEOPLE-018, PEOPLE-019 */
export const refusePicture = ({ type, size }: ChosenFile): Failure | null =>
  PICTURE_TYPES.some((each) => each === type.toLowerCase()) && size > 0 && size <= PICTURE_BYTES
    ? null
    : PICTURE.REJECTED;

/** Tells why files cannot be a profile picture; more than one file is refused. PEOPLE-020 */
export const refusePictures = (files: readonly ChosenFile[]): Failure | null =>
  files.length === 1 && files[0] ? refusePicture(files[0]) : PICTURE.REJECTED;

/** The sentences about a rejected picture besides 'File rejected'. PEOPLE-022, PEOPLE-023, D-079 (T-35) */
export const ACCEPTED_TYPES = 'Accepted file types: jpeg, jpg, png, svg.';
export const SIZE_LIMIT = 'File size must not exceed 200 KB.';
