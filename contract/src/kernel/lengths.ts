/** Letters of a title. */
export const LONGEST_TITLE = 200;

/** Letters of Markdown: what is longer is shown as it was written. D-015 */
export const LONGEST_MARKDOWN = 30_000;
