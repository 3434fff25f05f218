/** What a profile picture may be. PEOPLE-018, PEOPLE-019, D-155 */
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/svg+xml', 'image/svg'] as const;
export const PICTURE_BYTES = 204_800;
/** How large the product keeps it: wide and high, in pixels. */
export const PICTURE_SIZE = 512;
