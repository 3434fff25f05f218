import { LONGEST_FOLDER_TEXT, MOST_FOLDER_FILES } from '@bcs/contract/kernel/folder-bounds';

const KB = 1024;

/** The bounds of a course folder. ADM-107 */
export const FOLDER_BOUNDS = {
  mostFiles: MOST_FOLDER_FILES,
  mostBytes: 50 * KB * KB,
  mostMarkdown: LONGEST_FOLDER_TEXT,
  /** The size limit of the keys before a text, since reading deep or many keys takes quadratic time. */
  mostFacts: 32 * KB,
  /** The number of keys; the fullest session has about twenty, and three for each of twenty resources. */
  mostMarks: 500,
  mostLines: 1000,
  /** The highest number of reported mistakes. */
  mostMistakes: 200,
} as const;
