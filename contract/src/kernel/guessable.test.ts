import { describe, expect, test } from 'vitest';
import { isGuessable, wordsIn } from './guessable.ts';

const COMMON = new Set(['password', 'qwerty', 'abcd1234', '12345678', 'dragon', 'summer']);
const OWN = ['maya.okafor@northfield.example', 'Maya', "O'Kafor Nwosu", 'Northfield University'];
const isRefused = (password: string) => isGuessable(password, wordsIn(OWN), (word) => COMMON.has(word));

describe('a password is easy to guess [D-257]', () => {
  test.each([
    ['Password1!', 'a common one, as the rules of signs make people write it'],
    ['P@$$w0rd1', 'signs for letters'],
    ['#Qwerty#12', 'signs at both ends'],
    ['Abcd#1234', 'a sign between'],
    ['Ｐａｓｓｗｏｒｄ1!', 'wide letters'],
    ['Northfield#2026', 'the school'],
    ['N0rthfield!26', 'the school with a sign for a letter'],
    ['Maya.Okafor1!', 'the e-mail address'],
    ['MayaPassword#1', 'the name and a common one'],
    ['Dragon#Northfield9', 'a common one and the school'],
  ])('%s: %s', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  test.each([
    ['Copper+Kettle#27', 'words of nobody'],
    ['Northfield-Copper-Kettle-9', 'less than half of it is known'],
    ['xK9#mw2pQ', 'signs by chance'],
    ['Dragon#Copper+Kettle1', 'a common one among others'],
    ['Aa1#😀😀😀😀', 'pictures'],
  ])('but not %s: %s', (password) => {
    expect(isRefused(password)).toBe(false);
  });

  test('words of two letters are nobody’s', () => {
    expect(wordsIn(['Li Wu', 'li.wu@x.io'])).toEqual([]);
    expect(wordsIn(OWN)[0]).toBe('northfield');
  });
});
