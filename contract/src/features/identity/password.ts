import type { Failure } from '#kernel/failure';
import { PASSWORD } from './failures.ts';

/** Specified by D-044. */
export const PASSWORD_SHORTEST = 8;
/** Specified by D-044. */
export const PASSWORD_LONGEST = 128;

const REQUIRED_CHARACTERS = [/\p{Lu}/u, /\p{Ll}/u, /[0-9]/, /[`~!@#$%^&*()_+=?]/];

/** The length in characters as people count them, not in code units. */
const lengthOf = (password: string): number => [...password].length;

const tooShort = (password: string) => lengthOf(password) < PASSWORD_SHORTEST;
const tooSimple = (password: string) => !REQUIRED_CHARACTERS.every((required) => required.test(password));
const tooLong = (password: string) => lengthOf(password) > PASSWORD_LONGEST;

/**
 * Finds the mistake in a new password, wherever it is set: by a reset, an import or the command line. Checks 5 and 7.
 * D-040, D-044
 */
export const passwordProblem = (password: string): Failure | null => {
  if (tooShort(password)) return PASSWORD.TOO_SHORT;
  if (tooSimple(password)) return PASSWORD.TOO_SIMPLE;
  return tooLong(password) ? PASSWORD.TOO_LONG : null;
};

/** The values of the form 'Reset Your Password'. */
export interface ResetForm {
  /** True if the account must reset its password, so that the form also asks for the old one. AUTH-032 */
  readonly initial: boolean;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Finds the first of the seven checks that fails, in their fixed order. AUTH-033 */
export const resetProblem = ({ initial, oldPassword, newPassword, confirmPassword }: ResetForm): Failure | null => {
  if (initial && oldPassword === '') return PASSWORD.CURRENT_REQUIRED;
  if (initial && newPassword === oldPassword) return PASSWORD.SAME_AS_CURRENT;
  if (newPassword === '') return PASSWORD.NEW_REQUIRED;
  if (confirmPassword === '') return PASSWORD.CONFIRM_REQUIRED;
  if (tooShort(newPassword)) return PASSWORD.TOO_SHORT;
  if (newPassword !== confirmPassword) return PASSWORD.NOT_CONFIRMED;
  return passwordProblem(newPassword);
};
