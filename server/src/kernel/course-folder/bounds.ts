import { LONGEST_FOLDER_TEXT, MOST_FOLDER_FILES } from '@bcs/contract/kernel/folder-bounds';

const KB = 1024;

/** The bounds of a course folder. ADM-107 */
export const FOLDER_BOUNDS = {
  mostFiles: MOST_FOLDER_FILES,
  mostBytes: 50 * KB * KB,
  mostMarkdown: LONGEST_FOLDER_TEXT,
  /** The bounds of the keys before a text; deep or many keys take time by their square to read. */
  mostFacts: 32 * KB,
  /** The fullest session has some twenty keys of its own, and three for each of twenty resources. */
  mostMarks: 500,
  mostLines: 1000,
  /** Whoever has made more mends these first. */
  mostMistakes: 200,
} as const;
