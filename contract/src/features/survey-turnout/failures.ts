import { failure } from '#kernel/failure';

export const SURVEY_CLOSED = failure(409, {
  SURVEY_CLOSED: 'This survey is no longer open. Please reload to see which surveys are.',
});
