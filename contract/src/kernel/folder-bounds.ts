/** The file names of items, valid on every system: small letters, digits, hyphens and dots. ADM-104 */
export const FOLDER_KEY = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
export const LONGEST_FOLDER_KEY = 100;

/** Files of a folder, and so sessions or assignments of a plan. ADM-107 */
export const MOST_FOLDER_FILES = 2000;
/** The largest markdown file of a folder, in bytes. ADM-107 */
export const LONGEST_FOLDER_TEXT = 200 * 1024;
/** The largest zip that may be uploaded, in bytes. ADM-063 */
export const MOST_ZIP_BYTES = 10 * 1024 * 1024;

export const LONGEST_FILE_SUMMARY = 250;
export const MOST_MEETINGS = 2000;
/** The highest number of days between an item and the class meeting it is placed by, before or after it. */
export const MOST_DAYS = 1000;
/** The most days after its session that a tied due date may lie. */
export const MOST_DAYS_AFTER = 60;
export const DAY_IN_MINUTES = 24 * 60;
/** The number of notes about a folder that are shown; the others are counted. */
export const MOST_FOLDER_NOTES = 100;
