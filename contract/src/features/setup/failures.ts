import { failure } from '#kernel/failure';

/** ADM-119, D-186 */
export const SETUP_CODE_WRONG = failure(
  'SETUP_CODE_WRONG',
  422,
  'This is not the set-up code of this installation. You can find it in the log of the server and in setup-code.txt in its data folder.',
);

/** Whoever has an account keeps its password: the code alone takes nobody's account over. */
export const SETUP_ACCOUNT_EXISTS = failure(
  'SETUP_ACCOUNT_EXISTS',
  422,
  'An account with this e-mail already exists. Enter the password of that account, or use another e-mail.',
);

/** The answer tells the reason that was given (`current`). ADM-115 */
export const STEP_SKIPPED = failure('STEP_SKIPPED', 409, 'Someone else has skipped this step in the meantime.');

/** ADM-125 */
export const DEMO_NAME_WRONG = failure('DEMO_NAME_WRONG', 422, 'Type the name as it is shown.');
export const DEMO_IN_USE = failure(
  'DEMO_IN_USE',
  409,
  'Something outside the demo world depends on it. Nothing was removed.',
);
/** Letters of the reason why a step is skipped. */
export const LONGEST_SKIP_REASON = 300;
