import { failure } from '#kernel/failure';

/** Assignments that are paired otherwise than proposed. */
export const MOST_PAIRS = 500;

/** matrix-administration.md [46] */
export const NOT_TO_THIS_CLASS = failure(
  'NOT_TO_THIS_CLASS',
  422,
  'Choose another current or future class of this university that you administer.',
);

export const ALREADY_IN_CLASS = failure('ALREADY_IN_CLASS', 409, 'This person is already in that class.');

export const TRANSFER_OVER = failure('TRANSFER_OVER', 409, 'A transfer can be undone once, for 30 days.');

export const TRANSFER_MOVED_ON = failure(
  'TRANSFER_MOVED_ON',
  409,
  'These enrollments have changed since the transfer. End and resume them one by one.',
);
