/** A folder that is not read, with why in words for people. ADM-107 */
export class FolderRefused extends Error {}
