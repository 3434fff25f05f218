import { failure } from '#kernel/failure';

/** A zip that is not read; the sentence is replaced by what is wrong with it. ADM-107 */
export const FOLDER_NOT_READ = failure('PLAN_FOLDER_NOT_READ', 422, 'This zip could not be read as a course folder.');
export const PLAN_ARCHIVED = failure(
  'PLAN_ARCHIVED',
  409,
  'This plan is archived. Bring it back before you change it.',
);
/** The fields tell what is wrong in which file. ADM-106 */
export const PLAN_HAS_MISTAKES = failure(
  'PLAN_HAS_MISTAKES',
  422,
  'There are mistakes in this plan. It can be published once they are corrected.',
);
export const NOTHING_TO_PUBLISH = failure(
  'NOTHING_TO_PUBLISH',
  409,
  'Nothing has changed since the last published version.',
);
export const PLAN_MOVED_ON = failure(
  'PLAN_MOVED_ON',
  409,
  'Someone else has changed this plan since you looked. Please look at it again before you publish it.',
);

export const LONGEST_PLAN_NAME = 255;
export const LONGEST_NOTE = 1000;
