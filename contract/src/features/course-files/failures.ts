import { failure } from '#kernel/failure';

/** ADM-108 */
export const NOT_SETTLED = failure(422, {
  NOT_SETTLED: 'Some fields were changed on both sides. Please choose one side for each, or leave the item out.',
});

export const NEEDS_PATTERN = failure(422, {
  NEEDS_PATTERN:
    'This class has fewer class meetings than its curriculum. Please choose the weekdays on which it meets.',
});
