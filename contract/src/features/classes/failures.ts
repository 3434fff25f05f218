import { failure } from '#kernel/failure';

export const LONGEST_REASON = 500;
export const LONGEST_CLASS_NAME = 255;

/** Two people at once, or a page that was open for long. */
export const CLASS_MOVED_ON = failure(
  'CLASS_MOVED_ON',
  409,
  'The state of this class has changed in the meantime. Look at it again.',
);
export const CODE_TAKEN = failure('CODE_TAKEN', 409, 'Another class at this university already has this code.');
export const NOT_ITS_COHORT = failure('NOT_ITS_COHORT', 422, 'Choose a cohort of this university.');
/** ADM-071 */
export const CLASS_HAS_WORK = failure(
  'CLASS_HAS_WORK',
  409,
  'Someone has worked in this class, so it cannot be deleted. Archive it instead.',
);
export const GONE_FOR_GOOD = failure('GONE_FOR_GOOD', 409, 'This class was deleted more than 30 days ago.');
