import type { Values } from './compare.ts';
import type { Problem } from './outcome.ts';

/** A row of the file that was read but not compared yet. */
export interface FileRow {
  readonly line: number;
  /** Empty if the row could not be identified; it then has problems. */
  readonly key: string;
  readonly given: Values;
  readonly problems: readonly Problem[];
  /** The reason why the source marks it as ended; ending it is only proposed. ADM-061 */
  readonly endsBecause?: string;
  /** A note shown beside the row. */
  readonly note?: string;
  /** The reason why the row does not describe a person, so that it is left out and listed. */
  readonly passedOver?: string;
  /** The id by which the source knows the person. ADM-060 */
  readonly sourcedId?: string;
  /** An id that must be unique among the rows. */
  readonly claims?: string;
}
