import { failure } from '#kernel/failure';

/** The failures of the seven checks of a new password, in their order, and those of a too long or guessable one. */
export const PASSWORD = {
  CURRENT_REQUIRED: failure('PASSWORD_CURRENT_REQUIRED', 422, 'Please enter your current password'),
  SAME_AS_CURRENT: failure(
    'PASSWORD_SAME_AS_CURRENT',
    422,
    'Your new password must be different than your current password',
  ),
  NEW_REQUIRED: failure('PASSWORD_NEW_REQUIRED', 422, 'The new password field is required'),
  CONFIRM_REQUIRED: failure('PASSWORD_CONFIRM_REQUIRED', 422, 'The confirm new password field is required'),
  TOO_SHORT: failure('PASSWORD_TOO_SHORT', 422, 'Your password must be at least 8 characters in length'),
  NOT_CONFIRMED: failure('PASSWORD_NOT_CONFIRMED', 422, 'Your new password and confirm password fields must match'),
  TOO_SIMPLE: failure(
    'PASSWORD_TOO_SIMPLE',
    422,
    'The password you entered is invalid. Your password needs to have one uppercase letter, one lowercase letter, one number, and one of these special characters `~!@#$%^&*()_+=? and at least have 8 characters.',
  ),
  TOO_COMMON: failure(
    'PASSWORD_TOO_COMMON',
    422,
    'This password is easy to guess. Please choose one that is not a common word, your name, your e-mail address or the name of your school.',
  ),
  TOO_LONG: failure('PASSWORD_TOO_LONG', 422, 'Your password must be at most 128 characters in length'),
} as const;

/** A reset link that was used, replaced or has expired. D-039 */
export const RESET_LINK_INVALID = failure(
  'RESET_LINK_INVALID',
  422,
  'This password reset link is invalid or has expired. Please request a new one.',
);

/** The refusal of a wrong password where it has to be given again. ADM-012 */
export const PASSWORD_WRONG = failure('PASSWORD_WRONG', 422, 'This is not your password.');
/** The failures count with those of the login. D-026 */
export const PASSWORD_LOCKED = failure(
  'PASSWORD_LOCKED',
  429,
  'Too many wrong passwords. Please wait half an hour, or reset your password.',
);

/** The errors of a login. AUTH-068..AUTH-075, D-025 */
export const LOGIN_ERRORS = [
  'INVALID_CREDENTIALS',
  'ACCOUNT_LOCKED',
  'ACCOUNT_INACTIVE',
  'MUST_RESET_PASSWORD',
  'MUST_RESET_PASSWORD_TOKEN_EXPIRED',
  'MFA_CODE_REQUIRED',
  'MFA_CODE_INVALID',
  'MFA_CODE_ALREADY_USED',
] as const;
export type LoginError = (typeof LOGIN_ERRORS)[number];
