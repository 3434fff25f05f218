import type { SessionFields } from '@bcs/contract/features/session-editor/model';

/** The fields that the history keeps. */
export const kept = ({
  category,
  name,
  chapter,
  shortDescription,
  longDescription,
  startTime,
  endTime,
  roomId,
}: SessionFields) => ({ category, name, chapter, shortDescription, longDescription, startTime, endTime, roomId });
