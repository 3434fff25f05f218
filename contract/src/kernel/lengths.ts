/** Letters of a title. */
export const LONGEST_TITLE = 200;

/** Letters of an e-mail. */
export const LONGEST_EMAIL = 255;

/** Letters of the name of a file. */
export const LONGEST_FILE_NAME = 255;

/** Letters of Markdown: what is longer is shown as it was written. D-015 */
export const LONGEST_MARKDOWN = 30_000;

/** Letters of the name of a session. D-019 */
export const LONGEST_SESSION_NAME = 255;

/** Letters of what a session is about, in a line or two. */
export const LONGEST_SESSION_SUMMARY = 1000;

/** Letters of the Markdown of a session. */
export const LONGEST_SESSION_DESCRIPTION = 20_000;

/** Resources of one session. ADM-090 */
export const MOST_RESOURCES = 20;

/** Letters of the name of a holiday. ADM-066 */
export const LONGEST_HOLIDAY_NAME = 255;

/** Letters of the reason to change a tutor that is none of those offered. SUPP-014 */
export const LONGEST_OTHER_REASON = 500;
