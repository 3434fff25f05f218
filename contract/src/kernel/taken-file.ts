import type { ClassAdministrator, ClassesAdministrator, Viewer } from './ability.ts';

/** A file that leaves the product, as the history describes it. D-256 */
export interface TakenFile {
  readonly kind: 'history' | 'list';
  readonly name: string;
  /** Tells whether it contains people. */
  readonly people: boolean;
}

/** A person who may export a file. */
export type FileRequester = Viewer | ClassAdministrator | ClassesAdministrator;

/** The single class that the input asks for; null if it asks for more. */
export const requestedCourse = (input: object): number | null =>
  'courseId' in input && typeof input.courseId === 'number' ? input.courseId : null;

/**
 * Tells whether a file can contain data of one class only: it is taken from one, asks for one, or its requester has
 * only one. D-256
 */
export const isOfOneClass = (taker: FileRequester, input: object): boolean => {
  if (!('seats' in taker) || requestedCourse(input) !== null) return true;
  const { reach, seats } = taker;
  return !reach.installation && reach.universityIds.length === 0 && seats.length === 1;
};
