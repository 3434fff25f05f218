import { failure } from '#kernel/failure';

/**
 * The failures of the seven checks of a new password in their order, and those of one that is too long or easy to
 * guess.
 */
export const PASSWORD = {
  CURRENT_REQUIRED: failure(422, { PASSWORD_CURRENT_REQUIRED: 'Please enter your current password' }),
  SAME_AS_CURRENT: failure(422, {
    PASSWORD_SAME_AS_CURRENT: 'Your new password must be different than your current password',
  }),
  NEW_REQUIRED: failure(422, { PASSWORD_NEW_REQUIRED: 'The new password field is required' }),
  CONFIRM_REQUIRED: failure(422, { PASSWORD_CONFIRM_REQUIRED: 'The confirm new password field is required' }),
  TOO_SHORT: failure(422, { PASSWORD_TOO_SHORT: 'Your password must be at least 8 characters in length' }),
  NOT_CONFIRMED: failure(422, { PASSWORD_NOT_CONFIRMED: 'Your new password and confirm password fields must match' }),
  TOO_SIMPLE: failure(422, {
    PASSWORD_TOO_SIMPLE:
      'The password you entered is invalid. Your password needs to have one uppercase letter, one lowercase letter, one number, and one of these special characters `~!@#$%^&*()_+=? and at least have 8 characters.',
  }),
  TOO_COMMON: failure(422, {
    PASSWORD_TOO_COMMON:
      'This password is easy to guess. Please choose one that is not a common word, your name, your e-mail address or the name of your school.',
  }),
  TOO_LONG: failure(422, { PASSWORD_TOO_LONG: 'Your password must be at most 128 characters in length' }),
} as const;

/** A reset link that was used, replaced or has expired. D-039 */
export const RESET_LINK_INVALID = failure(422, {
  RESET_LINK_INVALID: 'This password reset link is invalid or has expired. Please request a new one.',
});

/** The refusal of a wrong password where it has to be entered again. ADM-012 */
export const PASSWORD_WRONG = failure(422, { PASSWORD_WRONG: 'This is not your password.' });
/** The refusal after too many wrong passwords, which are counted together with those of the login. D-026 */
export const PASSWORD_LOCKED = failure(429, {
  PASSWORD_LOCKED: 'Too many wrong passwords. Please wait half an hour, or reset your password.',
});

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
