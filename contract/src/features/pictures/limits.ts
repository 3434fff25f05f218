/** The file types of a profile picture, and its greatest size. PEOPLE-018, PEOPLE-019, D-155 */
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/svg+xml', 'image/svg'] as const;
export const PICTURE_BYTES = 204_800;
/** The width and height of a stored picture, in pixels. */
export const PICTURE_SIZE = 512;
