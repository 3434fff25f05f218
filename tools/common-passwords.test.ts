import { expect, test } from 'vitest';
import { commonPasswords, packedPasswords } from './common-passwords.ts';

test('the server ships the commonest passwords as the package keeps them; `npm run generate` packs them anew [D-257]', () => {
  expect(packedPasswords()).toBe(commonPasswords());
  expect(commonPasswords().split('\n')).toHaveLength(49_193);
});
