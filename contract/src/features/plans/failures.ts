import { failure } from '#kernel/failure';

/** The refusal of a zip file; its sentence is replaced by the actual reason. ADM-107 */
export const FOLDER_NOT_READ = failure(422, { PLAN_FOLDER_NOT_READ: 'This zip could not be read as a course folder.' });
export const PLAN_ARCHIVED = failure(409, {
  PLAN_ARCHIVED: 'This plan is archived. Bring it back before you change it.',
});
/** The refusal of a plan with mistakes; the fields of the failure name the files and mistakes. ADM-106 */
export const PLAN_HAS_MISTAKES = failure(422, {
  PLAN_HAS_MISTAKES: 'There are mistakes in this plan. It can be published once they are corrected.',
});
export const NOTHING_TO_PUBLISH = failure(409, {
  NOTHING_TO_PUBLISH: 'Nothing has changed since the last published version.',
});
export const PLAN_MOVED_ON = failure(409, {
  PLAN_MOVED_ON: 'Someone else has changed this plan since you looked. Please look at it again before you publish it.',
});

export const LONGEST_PLAN_NAME = 255;
export const LONGEST_NOTE = 1000;
