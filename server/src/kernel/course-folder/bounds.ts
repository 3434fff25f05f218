const KB = 1024;

/** What a course folder holds at most. ADM-107 */
export const FOLDER_BOUNDS = {
  mostFiles: 2000,
  mostBytes: 50 * KB * KB,
  mostMarkdown: 200 * KB,
  /** Of what stands in front of a text; reading deep or many keys takes time by their square. */
  mostFacts: 32 * KB,
} as const;
