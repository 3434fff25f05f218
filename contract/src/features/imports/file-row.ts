import type { Values } from './compare.ts';
import type { Problem } from './outcome.ts';

/** A row of the file, read but not compared. */
export interface FileRow {
  readonly line: number;
  /** Empty where the row could not be recognised; then it has problems. */
  readonly key: string;
  readonly given: Values;
  readonly problems: readonly Problem[];
  /** The reason why the source marks it as ended: that is only ever proposed. ADM-061 */
  readonly endsBecause?: string;
  /** A sentence for people beside the row. */
  readonly note?: string;
  /** The reason why it is no row about anybody: it is left out and named. */
  readonly passedOver?: string;
  /** The id under which its source knows the person. ADM-060 */
  readonly sourcedId?: string;
  /** An id that no other row may have. */
  readonly claims?: string;
}
