import { failure } from '#kernel/failure';

/** Specified by ADM-119 and D-186. */
export const SETUP_CODE_WRONG = failure(422, {
  SETUP_CODE_WRONG:
    'This is not the set-up code of this installation. You can find it in the log of the server and in setup-code.txt in its data folder.',
});

/** The refusal to set a password for an existing account, so that the code alone cannot take an account over. */
export const SETUP_ACCOUNT_EXISTS = failure(422, {
  SETUP_ACCOUNT_EXISTS:
    'An account with this e-mail already exists. Enter the password of that account, or use another e-mail.',
});

/** The answer contains the stored reason (`current`). ADM-115 */
export const STEP_SKIPPED = failure(409, { STEP_SKIPPED: 'Someone else has skipped this step in the meantime.' });

/** Specified by ADM-125. */
export const DEMO_NAME_WRONG = failure(422, { DEMO_NAME_WRONG: 'Type the name as it is shown.' });
export const DEMO_IN_USE = failure(409, {
  DEMO_IN_USE: 'Something outside the demo world depends on it. Nothing was removed.',
});
/** The greatest length of the reason for skipping a step. */
export const LONGEST_SKIP_REASON = 300;
