import { FAILURES, failure } from '#kernel/failure';

/** The greatest length of a description or a message. */
export const LONGEST_TEXT = 10_000;

/** The refusal of a change if somebody else has answered or closed the case in the meantime. */
export const CASE_CHANGED = failure(409, {
  SUPPORT_CASE_CHANGED: 'This request has changed in the meantime. Please look at it again.',
});

/** The reasons why a screenshot is refused. */
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

/** The refusal if the form is hidden, in which case the page shows the support address. D-017 */
export const SUPPORT_HIDDEN = failure(403, { SUPPORT_HIDDEN: FAILURES.FORBIDDEN.message });
