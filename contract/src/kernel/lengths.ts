/** The greatest length of a title. */
export const LONGEST_TITLE = 200;

/** The greatest length of an e-mail address. */
export const LONGEST_EMAIL = 255;

/** The greatest length of a file name. */
export const LONGEST_FILE_NAME = 255;

/** The greatest length of Markdown; longer texts are shown unformatted. D-015 */
export const LONGEST_MARKDOWN = 30_000;

/** The greatest length of the name of a session. D-019 */
export const LONGEST_SESSION_NAME = 255;

/** The greatest length of the short description of a session. */
export const LONGEST_SESSION_SUMMARY = 1000;

/** The greatest length of the long description of a session. */
export const LONGEST_SESSION_DESCRIPTION = 20_000;

/** The highest number of resources of one session. ADM-090 */
export const MOST_RESOURCES = 20;

/** The greatest length of the name of a holiday. ADM-066 */
export const LONGEST_HOLIDAY_NAME = 255;

/** The greatest length of an individual reason to change a tutor. SUPP-014 */
export const LONGEST_OTHER_REASON = 500;
