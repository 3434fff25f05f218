import { failure } from '#kernel/failure';

export const SURVEY_CLOSED = failure(
  'SURVEY_CLOSED',
  409,
  'This survey is not open any more. Please reload to see which surveys are.',
);
