import { learnTopics } from './changes.ts';
import { CHANGES, SHOWS } from './topics-of-administration.ts';

/** What calls of administration show and change is known from here on; no first view of a student brings it along. */
export const learnAdministration = (): void => learnTopics({ CHANGES, SHOWS });
