import { learnTopics } from './changes.ts';
import { CHANGES, SHOWS } from './topics-of-administration.ts';

/** Registers the topics that calls of administration show and change; they are not part of a student's first view. */
export const learnAdministration = (): void => learnTopics({ CHANGES, SHOWS });
