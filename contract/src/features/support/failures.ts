import { FAILURES, failure } from '#kernel/failure';

/** Letters of a description and of what is said about it. */
export const LONGEST_TEXT = 10_000;

/** Somebody else has answered or closed the case since it was read. */
export const CASE_CHANGED = failure(409, {
  SUPPORT_CASE_CHANGED: 'This request has changed in the meantime. Please look at it again.',
});

/** The reason why a screenshot is not taken. SUPP-018 to SUPP-020, SUPP-028, Annex A (T-29) */
export const SCREENSHOT = {
  NO_IMAGE: failure(422, { SCREENSHOT_NO_IMAGE: 'A screenshot must be an image: PNG, JPEG, WebP, GIF or SVG.' }),
  TOO_LARGE: failure(422, { SCREENSHOT_TOO_LARGE: 'A screenshot must be under 5 MB.' }),
  LONG_NAME: failure(422, { SCREENSHOT_LONG_NAME: "A screenshot's file name must be under 1024 characters." }),
  NOT_UPLOADED: failure(503, {
    SCREENSHOT_NOT_UPLOADED:
      'Error uploading photo. Please refresh and try again. You can also send the form without a screenshot.',
  }),
  /** The screenshot was never uploaded, was sent with another request, or has been deleted meanwhile. */
  GONE: failure(409, {
    SCREENSHOT_GONE: 'The screenshot is no longer there. Please add it again, or send the form without it.',
  }),
} as const;

/** The form is hidden: the page shows the address of support instead. D-017 */
export const SUPPORT_HIDDEN = failure(403, { SUPPORT_HIDDEN: FAILURES.FORBIDDEN.message });
