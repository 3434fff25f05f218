import { learnTopics } from './changes.ts';
import { CHANGES, SHOWS } from './topics-of-administration.ts';

/** Adds what calls of administration show and change to what is known; no first view of a student brings it along. */
export const learnAdministration = (): void => learnTopics({ CHANGES, SHOWS });
