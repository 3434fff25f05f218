import { isGuessable, wordsIn } from '@bcs/contract/kernel/guessable';
import { isCommonPassword } from './common-passwords.ts';

const PRODUCT = 'Bootcamp Square';

/** Whether a password is among the first that somebody tries who knows whose it is. D-257 @param about names and addresses of the person and the school */
export const isGuessed = (password: string, about: readonly string[]): boolean =>
  isGuessable(password, wordsIn([PRODUCT, ...about]), isCommonPassword);
