/**
 * A refusal that a call may answer with: one code has one meaning, one status and one sentence.
 * Rules return it, `throwIf` throws it, the HTTP layer writes it; no other error reaches a reader.
 */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  /** The HTTP status by D-013. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  /** The exact sentence that the reader sees. */
  readonly message: string;
}

/** Declares a failure of a feature. A bundle leaves out those that its page never tells. */
/* @__NO_SIDE_EFFECTS__ */
export const failure = <const Code extends string>(
  code: Code,
  status: Failure['status'],
  message: string,
): Failure<Code> => ({ code, status, message });

/** Failures that every call may answer with, so no call lists them. */
export const FAILURES = {
  MALFORMED: failure('MALFORMED', 400, 'The request could not be read.'),
  UNAUTHENTICATED: failure('UNAUTHENTICATED', 401, 'Your session has expired, please log in again.'),
  FORBIDDEN: failure('FORBIDDEN', 403, "You don't have permission!"),
  NOT_FOUND: failure('NOT_FOUND', 404, 'We could not find what you asked for.'),
  CONFLICT: failure('CONFLICT', 409, 'Someone else has changed this in the meantime. Please reload and try again.'),
  TOO_LARGE: failure('TOO_LARGE', 413, 'The request is too large.'),
  INVALID_INPUT: failure('INVALID_INPUT', 422, 'Please check the marked fields and try again.'),
  RATE_LIMITED: failure('RATE_LIMITED', 429, 'Too many requests. Please wait a moment and try again.'),
  UNEXPECTED: failure('UNEXPECTED', 500, 'Sorry, an unexpected system error has occurred!'),
  UNAVAILABLE: failure('UNAVAILABLE', 503, 'The service is busy. Please try again in a moment.'),
} as const;

/** The refusal of every write in a class that is concluded or archived. ADM-070 */
export const CLASS_ENDED = failure('CLASS_ENDED', 403, 'This class has ended and can no longer be changed.');

/** The refusal of everything but reads in a preview. ADM-025 */
export const PREVIEW_ONLY = failure('PREVIEW_ONLY', 403, 'This is a preview. Nothing can be changed in it.');

/** The refusal to write a plan that is no longer the one that was shown. ADM-045, D-286 */
export const PREVIEW_OUTDATED = failure(
  'PREVIEW_OUTDATED',
  409,
  'Something has changed since you looked. Please look at the preview again.',
);

/**
 * The refusal of writes that would replace a change made since the values were read. The answer holds the present
 * values, by field, and their version (`current`), so that the screen shows both. ADM-115
 */
export const CHANGED_MEANWHILE = failure(
  'CHANGED_MEANWHILE',
  409,
  'Someone else has changed this in the meantime. Your changes are not lost: compare both versions and save again.',
);

/** The refusal of a grant that does not count: no second factor was proven in this session. ADM-010 */
export const SECOND_FACTOR_NEEDED = failure(
  'SECOND_FACTOR_NEEDED',
  403,
  'You can only administer while you are signed in with your second factor. Please log out and log in again.',
);

/** The refusal of calls that need the own password again; the screen asks for it and goes on. ADM-012 */
export const PASSWORD_NEEDED = failure('PASSWORD_NEEDED', 403, 'Please enter your password again to continue.');
