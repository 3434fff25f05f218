import { failure } from '#kernel/failure';

/** The NPS survey is switched only within its window. D-063 */
export const NPS_WINDOW_CLOSED = failure(
  'NPS_WINDOW_CLOSED',
  403,
  'The NPS survey can be enabled from mid-course to two weeks after the end of the course.',
);
