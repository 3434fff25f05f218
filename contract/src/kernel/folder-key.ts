/** What the name of a file of an item may be, on every system: small letters, digits, hyphens and dots. ADM-104 */
export const FOLDER_KEY = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
export const LONGEST_FOLDER_KEY = 100;
