import { failure } from '#kernel/failure';

/** The refusal to switch the NPS survey outside of its window. D-063 */
export const NPS_WINDOW_CLOSED = failure(403, {
  NPS_WINDOW_CLOSED: 'The NPS survey can be enabled from mid-course to two weeks after the end of the course.',
});
