/**
 * A refusal with which a call may answer: each code has one meaning, one status and one sentence. Rules return it,
 * `throwIf` throws it, and the HTTP layer writes it; readers never see other errors.
 */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  /** The HTTP status according to D-013. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  /** The exact sentence that the reader sees. */
  readonly message: string;
}

/** Declares a failure of a feature: its status, its code and its sentence. A bundle leaves out those that its page never tells. */
/* @__NO_SIDE_EFFECTS__ */
export const failure = <const Code extends string>(
  status: Failure['status'],
  said: Readonly<Record<Code, string>>,
): Failure<Code> => {
  const [[code, message]] = Object.entries(said) as [[Code, string]];
  return { code, status, message };
};

/** The failures with which every call may answer, and which calls so do not list. */
export const FAILURES = {
  MALFORMED: failure(400, { MALFORMED: 'The request could not be read.' }),
  UNAUTHENTICATED: failure(401, { UNAUTHENTICATED: 'Your session has expired, please log in again.' }),
  FORBIDDEN: failure(403, { FORBIDDEN: "You don't have permission!" }),
  NOT_FOUND: failure(404, { NOT_FOUND: 'We could not find what you asked for.' }),
  CONFLICT: failure(409, { CONFLICT: 'Someone else has changed this in the meantime. Please reload and try again.' }),
  TOO_LARGE: failure(413, { TOO_LARGE: 'The request is too large.' }),
  INVALID_INPUT: failure(422, { INVALID_INPUT: 'Please check the marked fields and try again.' }),
  RATE_LIMITED: failure(429, { RATE_LIMITED: 'Too many requests. Please wait a moment and try again.' }),
  UNEXPECTED: failure(500, { UNEXPECTED: 'Sorry, an unexpected system error has occurred!' }),
  UNAVAILABLE: failure(503, { UNAVAILABLE: 'The service is busy. Please try again in a moment.' }),
} as const;

/** The refusal of every write in a class that is concluded or archived. ADM-070 */
export const CLASS_ENDED = failure(403, { CLASS_ENDED: 'This class has ended and can no longer be changed.' });

/** The refusal of everything but reads in a preview. ADM-025 */
export const PREVIEW_ONLY = failure(403, { PREVIEW_ONLY: 'This is a preview. Nothing can be changed in it.' });

/** The refusal to save a plan that differs from the previewed one. ADM-045, D-286 */
export const PREVIEW_OUTDATED = failure(409, {
  PREVIEW_OUTDATED: 'Something has changed since you looked. Please look at the preview again.',
});

/**
 * The refusal to overwrite a change that was made after the values were read. The answer contains the present values by
 * field and their version (`current`), so that the screen shows both. ADM-115
 */
export const CHANGED_MEANWHILE = failure(409, {
  CHANGED_MEANWHILE:
    'Someone else has changed this in the meantime. Your changes are not lost: compare both versions and save again.',
});

/** The refusal of a grant that does not count, because the session was opened without a second factor. ADM-010 */
export const SECOND_FACTOR_NEEDED = failure(403, {
  SECOND_FACTOR_NEEDED:
    'You can only administer while you are signed in with your second factor. Please log out and log in again.',
});

/** The refusal of calls that need the user's password again; the screen asks for it and then continues. ADM-012 */
export const PASSWORD_NEEDED = failure(403, { PASSWORD_NEEDED: 'Please enter your password again to continue.' });
