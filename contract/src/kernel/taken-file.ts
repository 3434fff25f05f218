import type { ClassAdministrator, ClassesAdministrator, Viewer } from './ability.ts';

/** A file that leaves the product, in the words of the history. D-256 */
export interface TakenFile {
  readonly kind: 'history' | 'list';
  readonly name: string;
  /** Tells whether it tells of people. */
  readonly people: boolean;
}

/** A person who may take a file. */
export type Taker = Viewer | ClassAdministrator | ClassesAdministrator;

/** The class that the input asks for alone. */
export const courseAskedFor = (input: object): number | null =>
  'courseId' in input && typeof input.courseId === 'number' ? input.courseId : null;

/**
 * Tells whether nothing of another class can be in the file: it is taken at one, asks for one, or its taker has only
 * one. D-256
 */
export const isOfOneClass = (taker: Taker, input: object): boolean => {
  if (!('seats' in taker) || courseAskedFor(input) !== null) return true;
  const { reach, seats } = taker;
  return !reach.installation && reach.universityIds.length === 0 && seats.length === 1;
};
