import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Without letters that are read as others: I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** A new code of 80 random bits, in groups that a person can copy: 7K2M-Q9XD-04TF-BHW3. D-186 */
export const newCode = (): string =>
  [...randomBytes(LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(GROUP, '$&-');

/** Normalizes a typed code: case, blanks and dashes do not count, and letters that look alike are one. */
const countedOf = (typed: string): Buffer =>
  hash('sha256', typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'), 'buffer');

/** Compares in the same time however much of it is right. */
export const isSameCode = (typed: string, code: string): boolean => timingSafeEqual(countedOf(typed), countedOf(code));
