import { randomInt } from 'node:crypto';
import { passwordProblem } from '@bcs/contract/features/identity/password';

/** Without letters and digits that people confuse. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** A temporary password that keeps the rules of D-044. */
export function newPassword(): string {
  for (;;) {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const password = `${letters.slice(0, 8)}#${letters.slice(8)}`;
    if (passwordProblem(password) === null) return password;
  }
}
