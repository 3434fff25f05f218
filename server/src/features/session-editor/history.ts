import { pick } from '#kernel/pick';

/** The fields that the history keeps. */
export const kept = pick(
  'category',
  'name',
  'chapter',
  'shortDescription',
  'longDescription',
  'startTime',
  'endTime',
  'roomId',
);
