import { failure } from '#kernel/failure';

/** ADM-119, D-186 */
export const SETUP_CODE_WRONG = failure(422, {
  SETUP_CODE_WRONG:
    'This is not the set-up code of this installation. You can find it in the log of the server and in setup-code.txt in its data folder.',
});

/** Whoever has an account keeps its password: the code alone takes nobody's account over. */
export const SETUP_ACCOUNT_EXISTS = failure(422, {
  SETUP_ACCOUNT_EXISTS:
    'An account with this e-mail already exists. Enter the password of that account, or use another e-mail.',
});

/** The answer tells the reason that was given (`current`). ADM-115 */
export const STEP_SKIPPED = failure(409, { STEP_SKIPPED: 'Someone else has skipped this step in the meantime.' });

/** ADM-125 */
export const DEMO_NAME_WRONG = failure(422, { DEMO_NAME_WRONG: 'Type the name as it is shown.' });
export const DEMO_IN_USE = failure(409, {
  DEMO_IN_USE: 'Something outside the demo world depends on it. Nothing was removed.',
});
/** Letters of the reason why a step is skipped. */
export const LONGEST_SKIP_REASON = 300;
