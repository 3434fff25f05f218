import { pick } from '#kernel/pick';

/** The fields that the history records. */
export const historyFields = pick(
  'category',
  'name',
  'chapter',
  'shortDescription',
  'longDescription',
  'startTime',
  'endTime',
  'roomId',
);
