import { failure } from '#kernel/failure';

export const SURVEY_CLOSED = failure(
  'SURVEY_CLOSED',
  409,
  'This survey is no longer open. Please reload to see which surveys are.',
);
