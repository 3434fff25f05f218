/**
 * Matches the keys of items in file names that are valid on every system: lower-case letters, digits, hyphens and dots.
 * ADM-104
 */
export const FOLDER_KEY = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
export const LONGEST_FOLDER_KEY = 100;

/** The highest number of files in a folder, and so of sessions or assignments in a plan. ADM-107 */
export const MOST_FOLDER_FILES = 2000;
/** The largest size of a Markdown file in a folder, in bytes. ADM-107 */
export const LONGEST_FOLDER_TEXT = 200 * 1024;
/** The largest zip that may be uploaded, in bytes. ADM-063 */
export const MOST_ZIP_BYTES = 10 * 1024 * 1024;

export const LONGEST_FILE_SUMMARY = 250;
export const MOST_MEETINGS = 2000;
/** The highest number of days between an item and the class meeting from which it counts. */
export const MOST_DAYS = 1000;
/** The highest number of days by which a tied due date can follow its session. */
export const MOST_DAYS_AFTER = 60;
export const DAY_IN_MINUTES = 24 * 60;
/** The number of notes about a folder that are shown; further ones are only counted. */
export const MOST_FOLDER_NOTES = 100;
