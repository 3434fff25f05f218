import type { Failure } from '#kernel/failure';
import { PICTURE } from './failures.ts';
import { PICTURE_BYTES, PICTURE_TYPES } from './limits.ts';

export interface ChosenFile {
  /** The media type that the browser reports. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** Tells why a file is no profile picture, before anybody has looked inside. PEOPLE-018, PEOPLE-019 */
export const refusePicture = ({ type, size }: ChosenFile): Failure | null =>
  PICTURE_TYPES.some((each) => each === type.toLowerCase()) && size > 0 && size <= PICTURE_BYTES
    ? null
    : PICTURE.REJECTED;

/** The reason why files are not a profile picture; more than one are refused. PEOPLE-020 */
export const refusePictures = (files: readonly ChosenFile[]): Failure | null =>
  files.length === 1 && files[0] ? refusePicture(files[0]) : PICTURE.REJECTED;
