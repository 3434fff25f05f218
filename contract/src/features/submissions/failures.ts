import { failure } from '#kernel/failure';

const wrongHost = (site: 'LinkedIn' | 'GitHub') =>
  `You must add provide a ${site} url for ${site} submissions.` as const;

/** Specified by T-38. */
const URL_INVALID =
  'The URL you entered is not valid. Please enter a complete URL that starts with http:// or https://.';

/** The mistakes in work that a student hands in. SUBM-025..SUBM-035 */
export const WORK_MESSAGES = {
  URL_REQUIRED: failure(422, {
    SUBMISSION_URL_REQUIRED: 'You must add at least one URL via the "Add URL" button before submitting',
  }),
  MILESTONE_URL_REQUIRED: failure(422, {
    MILESTONE_URL_REQUIRED:
      'This Milestone requires a URL submission/s to complete. Please attach your materials before submitting',
  }),
  DUPLICATE_URLS: failure(422, {
    SUBMISSION_URLS_DUPLICATE: 'Submissions may not contain duplicate. Please ensure each Milestone URL is unique',
  }),
  ALREADY_LISTED: failure(422, { SUBMISSION_URL_LISTED: 'You have already submitted this URL.' }),
  TOO_MANY_URLS: failure(422, { SUBMISSION_URLS_TOO_MANY: 'A submission holds up to 50 URLs.' }),
  NOT_LINKEDIN: failure(422, { SUBMISSION_URL_NOT_LINKEDIN: wrongHost('LinkedIn') }),
  NOT_GITHUB: failure(422, { SUBMISSION_URL_NOT_GITHUB: wrongHost('GitHub') }),
  URL_INVALID: failure(422, { SUBMISSION_URL_INVALID: URL_INVALID }),
  URL_LOCAL: failure(422, {
    SUBMISSION_URL_LOCAL: `${URL_INVALID} Only you can open this address. Put your work online and enter the address that others can open.`,
  }),
  TITLE_REQUIRED: failure(422, { SUBMISSION_TITLE_REQUIRED: 'You must select a title for each URL submission' }),
} as const;

/** The refusal of a change that was made in another tab in the meantime, before it is overwritten. */
export const SUBMISSION_CHANGED = failure(409, {
  SUBMISSION_CHANGED:
    'This submission has been changed in another tab in the meantime. Please compare before you submit again.',
});

/** The refusal to edit graded work, or work that was sent back three times. SUBM-012, SUBM-044, D-084 */
export const SUBMISSION_LOCKED = failure(403, {
  SUBMISSION_LOCKED: 'This assignment has been graded and can no longer be edited.',
});
/** The refusal to submit the same item twice; after the first time it is edited. */
export const ALREADY_SUBMITTED = failure(409, { ALREADY_SUBMITTED: 'You have already submitted this assignment.' });

/** The greatest length of the notes with submitted work. */
export const LONGEST_NOTES = 5000;
