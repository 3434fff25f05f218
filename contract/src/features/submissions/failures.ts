import { failure } from '#kernel/failure';

const wrongHost = (site: 'LinkedIn' | 'GitHub') =>
  `You must add provide a ${site} url for ${site} submissions.` as const;

/** T-38 */
const URL_INVALID =
  'The URL you entered is not valid. Please enter a complete URL that starts with http:// or https://.';

/** The mistakes in work that a student hands in. SUBM-025..SUBM-035 */
export const WORK = {
  URL_REQUIRED: failure(
    'SUBMISSION_URL_REQUIRED',
    422,
    'You must add at least one URL via the "Add URL" button before submitting',
  ),
  MILESTONE_URL_REQUIRED: failure(
    'MILESTONE_URL_REQUIRED',
    422,
    'This Milestone requires a URL submission/s to complete. Please attach your materials before submitting',
  ),
  DUPLICATE_URLS: failure(
    'SUBMISSION_URLS_DUPLICATE',
    422,
    'Submissions may not contain duplicate. Please ensure each Milestone URL is unique',
  ),
  ALREADY_LISTED: failure('SUBMISSION_URL_LISTED', 422, 'You have already submitted this URL.'),
  TOO_MANY_URLS: failure('SUBMISSION_URLS_TOO_MANY', 422, 'A submission holds up to 50 URLs.'),
  NOT_LINKEDIN: failure('SUBMISSION_URL_NOT_LINKEDIN', 422, wrongHost('LinkedIn')),
  NOT_GITHUB: failure('SUBMISSION_URL_NOT_GITHUB', 422, wrongHost('GitHub')),
  URL_INVALID: failure('SUBMISSION_URL_INVALID', 422, URL_INVALID),
  URL_LOCAL: failure(
    'SUBMISSION_URL_LOCAL',
    422,
    `${URL_INVALID} Only you can open this address. Put your work online and enter the address that others can open.`,
  ),
  TITLE_REQUIRED: failure('SUBMISSION_TITLE_REQUIRED', 422, 'You must select a title for each URL submission'),
} as const;

/** The refusal of the second of two tabs, before it replaces what the same student submitted in the first. */
export const SUBMISSION_CHANGED = failure(
  'SUBMISSION_CHANGED',
  409,
  'This submission has been changed in another tab in the meantime. Please compare before you submit again.',
);

/** Graded work is locked; so is work that was sent back three times. SUBM-012, SUBM-044, D-084 */
export const SUBMISSION_LOCKED = failure(
  'SUBMISSION_LOCKED',
  403,
  'This assignment has been graded and can no longer be edited.',
);
/** An item is handed in once and edited from then on. */
export const ALREADY_SUBMITTED = failure('ALREADY_SUBMITTED', 409, 'You have already submitted this assignment.');

/** The reason why a comment is refused. SUBM-047..SUBM-055, D-091 */
export const COMMENT = {
  ON_CAREER_ITEM: failure('COMMENT_ON_CAREER_ITEM', 403, 'Career milestones have no comments.'),
  ON_GRADED_WORK: failure('COMMENT_ON_GRADED_WORK', 403, 'Graded submissions can no longer be commented on.'),
  NOT_THE_AUTHOR: failure('COMMENT_NOT_THE_AUTHOR', 403, 'Only the author can edit this comment.'),
  NOT_DELETABLE: failure('COMMENT_NOT_DELETABLE', 403, 'You cannot delete this comment.'),
} as const;

/** A bank that grows has a bound. */
export const SAVED_COMMENTS_FULL = failure(
  'SAVED_COMMENTS_FULL',
  409,
  'You have saved 200 comments, as many as there can be. Delete one first.',
);

/** The refusal to save a comment with the same words twice. */
export const SAVED_ALREADY = failure(
  'COMMENT_SAVED_ALREADY',
  409,
  'You have saved a comment with these words already.',
);

/** Letters of the notes that go with submitted work. */
export const NOTES_LONGEST = 5000;
/** Letters of a comment, and of one that is kept for later. */
export const COMMENT_LONGEST = 5000;
