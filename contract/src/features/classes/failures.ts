import { failure } from '#kernel/failure';

export const LONGEST_REASON = 500;
export const LONGEST_CLASS_NAME = 255;

/** The refusal when the state has changed meanwhile: two people acted at once, or a page was open for long. */
export const CLASS_MOVED_ON = failure(409, {
  CLASS_MOVED_ON: 'The state of this class has changed in the meantime. Look at it again.',
});
export const CODE_TAKEN = failure(409, { CODE_TAKEN: 'Another class at this university already has this code.' });
export const NOT_ITS_COHORT = failure(422, { NOT_ITS_COHORT: 'Choose a cohort of this university.' });
/** Specified by ADM-071. */
export const CLASS_HAS_WORK = failure(409, {
  CLASS_HAS_WORK: 'Someone has worked in this class, so it cannot be deleted. Archive it instead.',
});
export const GONE_FOR_GOOD = failure(409, { GONE_FOR_GOOD: 'This class was deleted more than 30 days ago.' });
