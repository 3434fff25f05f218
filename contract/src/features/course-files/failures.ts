import { failure } from '#kernel/failure';

/** Specified by ADM-108. */
export const SIDES_NOT_CHOSEN = failure(422, {
  NOT_SETTLED: 'Some fields were changed on both sides. Please choose one side for each, or leave the item out.',
});

export const WEEKLY_PATTERN_NEEDED = failure(422, {
  NEEDS_PATTERN:
    'This class has fewer class meetings than its curriculum. Please choose the weekdays on which it meets.',
});
