import type { BrokerName } from '#lib/api.ts';

/** What shows grades, and so is fetched again when one was given. */
export const READS_OF_GRADES: readonly BrokerName[] = [
  'grade',
  'gradebookSheet',
  'ungradedNeighbours',
  'courseworkDetail',
  'coursework',
  'careerServices',
  'graduation',
];
